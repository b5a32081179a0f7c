import { route, serve } from "@/lib/api/server/route";
import { grantRoleEndpoint } from "@/lib/auth/people-endpoints";
import { confirmPassword } from "@/lib/auth/server/confirm-password";
import { listAdmins, setRole } from "@/lib/auth/server/roles";
import { mailEnabled } from "@/lib/message/server/settings";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(grantRoleEndpoint, async ({ user, body }) => {
    await confirmPassword(user, body.password, "password");
    // Where the shop sends no mails, nobody can confirm an address.
    const changed = await setRole({ email: body.email }, "admin", user.id, { confirmedOnly: mailEnabled() });
    const message = changed ? `${body.email} is an admin now.` : `${body.email} is already an admin.`;
    return { message, ...(await listAdmins()) };
  }),
});
