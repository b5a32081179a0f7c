import { banners } from "@/components/catalog/banners";
import { type Ground, shareAnswer, sharePicture } from "@/lib/pages/server/share-picture";

/** The picture of the shop, and one of each category: rendered by the build. */
const overviews: Record<string, { ground: Ground; pictures: readonly string[] }> = {
  "home.jpg": { ground: "kesar", pictures: banners.slice(0, 3).map(({ pictures }) => pictures[1]) },
  ...Object.fromEntries(
    banners.map(({ category, ground, pictures }) => [
      `${category}.jpg`,
      { ground: ground.slice("bg-".length) as Ground, pictures },
    ]),
  ),
};

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(overviews).map((file) => ({ file }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const overview = overviews[(await params).file];
  if (!overview) return new Response("Not found\n", { status: 404 });
  return shareAnswer(await sharePicture(overview.ground, overview.pictures));
}
