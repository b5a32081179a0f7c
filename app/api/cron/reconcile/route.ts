import { after } from "next/server";
import { answerOpenRequests } from "@/lib/auth/server/links";
import { countPopularity } from "@/lib/catalog/server/popularity";
import { checkCronSecret } from "@/lib/http/server/caller";
import { route, serve } from "@/lib/http/server/route";
import { finishImports } from "@/lib/import/server/run";
import { sendDueMessages } from "@/lib/mail/server/send";
import { removeUnusedPictures } from "@/lib/media/server/remove-unused";
import { reconcileByGetEndpoint, reconcileByPostEndpoint } from "@/lib/order/endpoints";
import { reconcile } from "@/lib/order/server/reconcile";

/** The longest a run may take where functions have a time limit, in seconds; the next run continues where it ended. */
export const maxDuration = 60;

/** How long after its start a run continues imports, in ms. */
const importsUntilMs = 40_000;
/** The same for deleting pictures that nothing references. */
const picturesUntilMs = 45_000;

/** The same for sending mails, which begins after the answer: a slow mail server does not hold it up. */
const mailsUntilMs = 50_000;

const run = async ({ request }: { request: Request }) => {
  checkCronSecret(request);
  const start = Date.now();
  const answer = await reconcile();
  await countPopularity();
  await finishImports(start + importsUntilMs);
  await removeUnusedPictures(start + picturesUntilMs);
  after(async () => {
    await answerOpenRequests();
    await sendDueMessages(start + mailsUntilMs);
  });
  return answer;
};

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(reconcileByGetEndpoint, run),
  POST: route(reconcileByPostEndpoint, run),
});
