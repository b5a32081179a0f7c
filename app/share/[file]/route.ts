import firstLists from "@/lib/catalog/lists/first-lists.json";
import { type Ground, shareAnswer, sharePicture } from "@/lib/pages/server/share-picture";
import { firstBanners } from "@/lib/settings/first-content";

/** The name of one of the shop's own pictures: "/pictures/kurta.webp" -> "kurta". */
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".webp".length);

/** The share image of the shop, and one per category showing its first banner or else its tile; rendered at build time. */
const overviews: Record<string, { ground: Ground; pictures: readonly string[] }> = {
  "home.jpg": {
    ground: "kesar",
    pictures: firstBanners.slice(0, 3).flatMap(({ pictures }) => pictures.slice(1, 2).map(nameOf)),
  },
};
for (const { id, tile } of firstLists.categories) {
  const { colour, pictures } = firstBanners.find((each) => each.id === id) ?? { ...tile, pictures: [tile.picture] };
  overviews[`${id}.jpg`] = { ground: colour as Ground, pictures: pictures.map(nameOf) };
}

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(overviews).map((file) => ({ file }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const overview = overviews[(await params).file];
  if (!overview) return new Response("Not found\n", { status: 404 });
  return shareAnswer(await sharePicture(overview.ground, overview.pictures));
}
