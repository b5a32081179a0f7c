import sharp, { type OverlayOptions } from "sharp";
import type { CutOut } from "./render-picture";
import { views } from "./views";

/** What hangs in the shop's banners, on the tiles of its categories and on its page for what is missing. */
export const hungIds = `
  kurta-indigo-blockprint saree-offwhite-madder-cotton kurti-teal-ikat denimjacket-mid jeans-midblue shirt-madras-check
  sneaker-white-bottle hoodie-grey-heather runner-navy-marigold kidsset-lemon-bottle kidsdress-coral-gingham
  kidsset-breton-coral handbag-cognac dupatta-ajrakh-indigo watch-olive-brass polo-rugby-stripe saree-wine-buti-zari
  kidslehenga-rani-buti tote-leather-cognac heel-maroon-patent jeans-light-wash sweater-rust-cable`
  .trim()
  .split(/\s+/);

/** What the tiles of kinds show. */
export const cutIds = `
  kurta-marigold-linen kurti-rani-buti shirt-skyblue-formal tee-navy-plain polo-bottle-pique sweater-grey-cable hoodie-navy
  bomber-olive waistcoat-navy-khadi jeans-dark-rinse trousers-charcoal-linen shorts-sand palazzo-indigo-dabu
  skirt-madder-bandhani dress-offwhite-floral lehenga-peacock-bandhani saree-peacock-zari tee-kids-rocket
  shirt-kids-madras kidsset-marigold-denim kidsdress-lemon-gingham kidskurta-indigo-dabu kidslehenga-teal-leheriya
  dungarees-denim hoodie-kids-sky sneaker-canvas-madder handbag-maroon-tan tote-ecru-blockprint backpack-olive
  wallet-cognac belt-brown-brass watch-tan-silver sunglasses-black cap-navy dupatta-madder-bandhani runner-rust-sand
  sneaker-navy-white loafer-cognac heel-gold sandal-brown-buckle kolhapuri-cognac jutti-maroon-gold`
  .trim()
  .split(/\s+/);

/** Hung by a peg, for want of a neck or a waist. */
const pegged = /^(handbag|tote|dupatta|watch|cap|belt)/;

/** Room for the shadow around a drawing, as a share of its longer side. */
const AROUND = 0.03;

/** The drawing without the empty board around it: its middle stays in the middle. @returns PNG */
export async function trimmed({ pixels, width, height, extent }: CutOut, above = AROUND): Promise<Buffer> {
  const around = AROUND * Math.max(extent.bottom - extent.top, extent.right - extent.left);
  const half = Math.min(width / 2, Math.max(width / 2 - extent.left, extent.right - width / 2) + around);
  const left = Math.max(0, Math.floor(width / 2 - half));
  const top = Math.max(0, Math.floor(extent.top - (above / AROUND) * around));
  const bottom = Math.min(height, Math.ceil(extent.bottom + 2 * around));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: width - 2 * left, height: bottom - top })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/** A drawing in the middle of a clear board of 3:4. @returns WebP */
export async function onClearBoard(cut: CutOut): Promise<Buffer> {
  const { width, height } = views.cut;
  const drawing = await sharp(await trimmed(cut))
    .resize(width, height, { fit: "inside" })
    .toBuffer();
  return clear(width, height, [{ input: drawing, gravity: "centre" }]);
}

/** What hangs, its hook or peg in the middle of the upper edge of a clear board of 3:4. @returns WebP */
export async function onHook(cut: CutOut, id: string): Promise<Buffer> {
  const { width, height } = views.hung;
  const above = pegged.test(id) ? 16 : 0;
  const drawing = await sharp(await trimmed(cut, 0))
    .resize(width, height - above, { fit: "inside" })
    .toBuffer();
  const peg = Buffer.from(`<svg width="20" height="46"><rect width="20" height="46" rx="10" fill="#1d1814"/></svg>`);
  return clear(width, height, [
    { input: drawing, gravity: "north", ...(above && (await below(drawing, width, above))) },
    ...(above ? [{ input: peg, left: width / 2 - 10, top: 0 }] : []),
  ]);
}

async function below(drawing: Buffer, width: number, top: number) {
  const { width: own = 0 } = await sharp(drawing).metadata();
  return { gravity: undefined, left: Math.round((width - own) / 2), top };
}

function clear(width: number, height: number, layers: OverlayOptions[]): Promise<Buffer> {
  sharp.concurrency(1);
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .webp({ quality: 78, alphaQuality: 82, effort: 5, smartSubsample: true })
    .toBuffer();
}
