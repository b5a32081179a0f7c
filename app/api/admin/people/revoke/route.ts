import { revokeRoleEndpoint } from "@/lib/auth/people-endpoints";
import { listAdmins, setRole } from "@/lib/auth/role-service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(revokeRoleEndpoint, async ({ user, body }) => {
    const changed = await setRole({ userId: body.userId }, "user", user.id);
    const message = changed ? "The role is taken." : "This account is no admin.";
    return { message, ...(await listAdmins()) };
  }),
});
