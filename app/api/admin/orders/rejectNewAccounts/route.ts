import { route, serve } from "@/lib/api/server/route";
import { counted } from "@/lib/counted";
import { rejectNewAccountsEndpoint } from "@/lib/order/admin/endpoints";
import { rejectOfNewAccounts } from "@/lib/order/server/admin/new-accounts";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(rejectNewAccountsEndpoint, async ({ user, body }) => {
    const rejected = await rejectOfNewAccounts(user.id, body.orderIds);
    const message = `${counted(rejected, "order is", "orders are")} rejected. The items are back in stock.`;
    return { message: rejected === 0 ? "None of these orders is still open." : message, rejected };
  }),
});
