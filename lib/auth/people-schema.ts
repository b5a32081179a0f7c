import * as z from "zod";
import { Id, Message } from "@/lib/http/shapes";
import { Email, UserShape } from "./schema";

export const GrantRole = z.object({ email: Email });
export const RevokeRole = z.object({ userId: Id });

export const AdminsAnswer = z.object({ admins: z.array(UserShape) });
export const ChangedRoleAnswer = AdminsAnswer.extend({ message: Message });

export type GrantRole = z.infer<typeof GrantRole>;
export type RevokeRole = z.infer<typeof RevokeRole>;
export type AdminsAnswer = z.infer<typeof AdminsAnswer>;
export type ChangedRoleAnswer = z.infer<typeof ChangedRoleAnswer>;
