import "server-only";
import type { SessionUser } from "@/lib/auth/server/session";
import { AppError, notFound } from "@/lib/errors";
import type { Endpoint } from "@/lib/http/endpoint";
import { Id } from "@/lib/http/shapes";
import { User as Users } from "@/models/user";

/**
 * The user whose data a call is about. {userId} in the path or body must be the caller's own; an admin may read
 * others'.
 * @throws AppError forbidden for somebody else's, not_found when an admin requests an unknown user
 */
export async function checkOwner(
  contract: Pick<Endpoint, "method">,
  user: SessionUser | null,
  params: Record<string, string | string[] | undefined>,
  body: unknown,
): Promise<string> {
  if (!user) throw new AppError("not_signed_in", "Sign in to do this.");
  const claimed = [
    params.userId,
    typeof body === "object" && body !== null && "userId" in body ? body.userId : undefined,
  ];
  const other = claimed.find((id) => id !== undefined && id !== "" && String(id).toLowerCase() !== user.id);
  if (other === undefined) return user.id;
  if (user.role !== "admin" || contract.method !== "GET") {
    throw new AppError("forbidden", "This belongs to another account.");
  }
  const id = Id.safeParse(other);
  if (!id.success || !(await Users.exists({ _id: id.data }))) throw notFound("user");
  return id.data;
}
