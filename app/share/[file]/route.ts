import { categories } from "@/lib/catalog/options";
import { type Ground, shareAnswer, sharePicture } from "@/lib/pages/server/share-picture";
import { firstBanners } from "@/lib/settings/first-content";

/** The colour of a class such as "bg-kesar". */
const groundOf = (look: `bg-${Ground}`) => look.slice("bg-".length) as Ground;

/** The name of one of the shop's own pictures: "/pictures/kurta.webp" -> "kurta". */
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".webp".length);

/** The share image of the shop, and one per category showing its first banner or else its tile; rendered at build time. */
const overviews: Record<string, { ground: Ground; pictures: readonly string[] }> = {
  "home.jpg": {
    ground: "kesar",
    pictures: firstBanners.slice(0, 3).flatMap(({ pictures }) => pictures.slice(1, 2).map(nameOf)),
  },
};
for (const { id, ground, picture } of categories) {
  const banner = firstBanners.find((each) => each.id === id);
  overviews[`${id}.jpg`] = banner
    ? { ground: banner.colour, pictures: banner.pictures.map(nameOf) }
    : { ground: groundOf(ground), pictures: [picture] };
}

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(overviews).map((file) => ({ file }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const overview = overviews[(await params).file];
  if (!overview) return new Response("Not found\n", { status: 404 });
  return shareAnswer(await sharePicture(overview.ground, overview.pictures));
}
