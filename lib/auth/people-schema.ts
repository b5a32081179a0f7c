import * as z from "zod";
import { Id, Message, Page, PageSize } from "@/lib/http/shapes";
import { Email, UserShape } from "./schema";

export const GrantRole = z.object({ email: Email });
export const RevokeRole = z.object({ userId: Id });

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
