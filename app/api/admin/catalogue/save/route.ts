import { after } from "next/server";
import { route, serve } from "@/lib/api/server/route";
import { saveListEndpoint } from "@/lib/catalog/lists/endpoints";
import { saveList } from "@/lib/catalog/server/lists/save";
import { settleSoon } from "@/lib/catalog/server/lists/settle";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(saveListEndpoint, async ({ user, body }) => {
    const answer = await saveList(user.id, body);
    after(settleSoon);
    return answer;
  }),
});
