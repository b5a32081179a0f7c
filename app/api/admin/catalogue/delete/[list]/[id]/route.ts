import { route, serve } from "@/lib/api/server/route";
import { deleteEntryEndpoint } from "@/lib/catalog/lists/endpoints";
import { removeEntry } from "@/lib/catalog/server/lists/remove";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  DELETE: route(deleteEntryEndpoint, ({ user, params }) => removeEntry(user.id, params.list, params.id)),
});
