/** The longer side of the resized picture, in px: the server stores no more. */
const maxSide = 2400;

/** Tried in this order until the result is small enough. */
const qualities = [0.9, 0.8, 0.6];

/**
 * Resizes a picture in the browser, upright whatever its EXIF orientation is: at most 2400 px on a side, as WebP, or as
 * JPEG on white in browsers that can't encode WebP.
 * @param maxBytes size that the copy should not exceed
 * @returns the copy, or the original file when the browser can't decode it; the server then reports what is wrong with
 * it
 */
export async function shrink(file: File, maxBytes: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return file;
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  draw(bitmap, canvas);
  bitmap.close();

  let smallest: Blob = file;
  for (const quality of qualities) {
    const copy = await encode(canvas, quality);
    if (copy && copy.size < smallest.size) smallest = copy;
    if (smallest.size <= maxBytes) break;
  }
  return smallest === file ? file : new File([smallest], file.name, { type: smallest.type });
}

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

/** Browsers that can't encode WebP return a PNG, which is no smaller. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await toBlob(canvas, "image/webp", quality);
  if (webp?.type === "image/webp") return webp;
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency: transparent areas would turn black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, "image/jpeg", quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
