import { confirmPassword } from "@/lib/auth/confirm-password";
import { grantRoleEndpoint } from "@/lib/auth/people-endpoints";
import { listAdmins, setRole } from "@/lib/auth/role-service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(grantRoleEndpoint, async ({ user, body }) => {
    await confirmPassword(user, body.password, "password");
    const changed = await setRole({ email: body.email }, "admin", user.id);
    const message = changed ? `${body.email} is an admin now.` : `${body.email} is already an admin.`;
    return { message, ...(await listAdmins()) };
  }),
});
