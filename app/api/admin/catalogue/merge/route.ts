import { after } from "next/server";
import { route, serve } from "@/lib/api/server/route";
import { mergeEntriesEndpoint } from "@/lib/catalog/lists/endpoints";
import { mergeEntries } from "@/lib/catalog/server/lists/merge";
import { settleSoon } from "@/lib/catalog/server/lists/settle";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(mergeEntriesEndpoint, async ({ user, body }) => {
    const answer = await mergeEntries(user.id, body);
    after(settleSoon);
    return answer;
  }),
});
