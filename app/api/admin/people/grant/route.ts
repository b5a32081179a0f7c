import { grantRoleEndpoint } from "@/lib/auth/people-endpoints";
import { confirmPassword } from "@/lib/auth/server/confirm-password";
import { listAdmins, setRole } from "@/lib/auth/server/roles";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(grantRoleEndpoint, async ({ user, body }) => {
    await confirmPassword(user, body.password, "password");
    const changed = await setRole({ email: body.email }, "admin", user.id);
    const message = changed ? `${body.email} is an admin now.` : `${body.email} is already an admin.`;
    return { message, ...(await listAdmins()) };
  }),
});
