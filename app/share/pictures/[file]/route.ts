import { ownPictures, shareAnswer, sharePicture } from "@/lib/pages/server/share-picture";

/** One of the shop's own product pictures: rendered on its first request, then cached. Nothing else is rendered. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const name = /^([a-z0-9-]+)\.jpg$/.exec((await params).file)?.[1];
  if (!name || !(await ownPictures()).has(name)) return new Response("Not found\n", { status: 404 });
  return shareAnswer(await sharePicture("kesar", [name]));
}
