import { banners } from "@/components/catalog/home/banners";
import firstLists from "@/lib/catalog/lists/first-lists.json";
import { type Ground, shareAnswer, sharePicture } from "@/lib/pages/server/share-picture";

/** The share image of the shop, and one per category showing its banner or else its tile; rendered at build time. */
const overviews: Record<string, { ground: Ground; pictures: readonly string[] }> = {
  "home.jpg": { ground: "kesar", pictures: banners.slice(0, 3).map(({ pictures }) => pictures[1]) },
};
for (const { id, tile } of firstLists.categories) {
  const banner = banners.find(({ category }) => category === id);
  const ground = (banner?.ground.slice("bg-".length) ?? tile.colour) as Ground;
  const picture = /^\/pictures\/(.+)\.webp$/.exec(tile.picture)?.[1] ?? "";
  overviews[`${id}.jpg`] = { ground, pictures: banner?.pictures ?? [picture] };
}

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(overviews).map((file) => ({ file }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const overview = overviews[(await params).file];
  if (!overview) return new Response("Not found\n", { status: 404 });
  return shareAnswer(await sharePicture(overview.ground, overview.pictures));
}
