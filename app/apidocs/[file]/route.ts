import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Serves the explorer's package file and the shop's fonts, for the API page. The other files are in public/apidocs. */
const files: Record<string, { folder: string; type: string }> = {
  "openapi-explorer.min.js": { folder: "node_modules/openapi-explorer/dist/browser", type: "text/javascript" },
  "anek-display.woff2": { folder: "app/fonts", type: "font/woff2" },
  "schibsted-text.woff2": { folder: "app/fonts", type: "font/woff2" },
};

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(files).map((file) => ({ file }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const found = files[file];
  if (!found) return new Response("Not found\n", { status: 404 });
  // No function needs them, because Vercel keeps what the build has read: otherwise it would carry all that is in this
  // folder. A release has them (scripts/release/release-files.ts).
  const bytes = await readFile(join(/* turbopackIgnore: true */ process.cwd(), found.folder, file));
  return new Response(new Uint8Array(bytes), { headers: { "content-type": found.type } });
}
