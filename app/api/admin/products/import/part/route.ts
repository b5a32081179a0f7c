import { route, serve } from "@/lib/api/server/route";
import { sendPartEndpoint } from "@/lib/import/endpoints";
import { storePart } from "@/lib/import/server/parts";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(sendPartEndpoint, async ({ user, query, request }) => {
    const importId = await storePart(user.id, request, query.part, query.import);
    return { message: "Part uploaded.", importId };
  }),
});
