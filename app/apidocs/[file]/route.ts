import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What shows the API documentation, straight from its package: nothing has to be copied for it. */
const types: Record<string, string> = { "swagger-ui-bundle.js": "text/javascript", "swagger-ui.css": "text/css" };

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(types).map((file) => ({ file }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const text = await readFile(join(process.cwd(), "node_modules/swagger-ui-dist", file), "utf8");
  return new Response(text, { headers: { "content-type": `${types[file]}; charset=utf-8` } });
}
