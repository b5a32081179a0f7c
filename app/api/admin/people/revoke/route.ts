import { route, serve } from "@/lib/api/server/route";
import { revokeRoleEndpoint } from "@/lib/auth/people-endpoints";
import { confirmPassword } from "@/lib/auth/server/confirm-password";
import { listAdmins, setRole } from "@/lib/auth/server/roles";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(revokeRoleEndpoint, async ({ user, body }) => {
    await confirmPassword(user, body.password, "password");
    const changed = await setRole({ userId: body.userId }, "user", user.id);
    const message = changed ? "Admin access removed." : "This account is not an admin.";
    return { message, ...(await listAdmins()) };
  }),
});
