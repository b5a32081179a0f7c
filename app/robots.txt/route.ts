import { requestOrigin } from "@/lib/pages/server/origin";
import { textAnswer } from "@/lib/pages/server/text-answer";

export const dynamic = "force-dynamic";

/** Private pages and API calls are not to be indexed. */
const closed = [
  "/api/",
  "/admin/",
  "/auth/",
  "/shop/account",
  "/shop/checkout",
  "/shop/giftcard",
  "/shop/razorpayreturn",
  "/shop/wallet",
  "/shop/wishlist",
];

export function GET(request: Request): Promise<Response> {
  const lines = ["User-agent: *", "Allow: /", ...closed.map((path) => `Disallow: ${path}`)];
  return textAnswer(
    "text/plain",
    async () => `${lines.join("\n")}\n\nSitemap: ${requestOrigin(request)}/sitemap.xml\n`,
  );
}
