import * as z from "zod";
import { Id, Message, Page, PageSize } from "@/lib/http/shapes";
import { Email, Login, UserShape } from "./schema";

/** The admin's own password: a session alone, which may be stolen, can't grant a role. */
const password = Login.shape.password;

export const GrantRole = z.object({ email: Email, password });
export const RevokeRole = z.object({ userId: Id, password });

export const PeopleQuery = z.object({ page: Page, limit: PageSize });

export const AdminsAnswer = z.object({ admins: z.array(UserShape) });
export const AdminList = AdminsAnswer.extend({ total: z.int(), page: z.int(), pages: z.int() });
export const ChangedRoleAnswer = AdminsAnswer.extend({ message: Message });

export type GrantRole = z.infer<typeof GrantRole>;
export type RevokeRole = z.infer<typeof RevokeRole>;
export type PeopleQuery = z.infer<typeof PeopleQuery>;
export type AdminList = z.infer<typeof AdminList>;
export type AdminsAnswer = z.infer<typeof AdminsAnswer>;
export type ChangedRoleAnswer = z.infer<typeof ChangedRoleAnswer>;
