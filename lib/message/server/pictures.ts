import "server-only";
import { pictureAddress } from "@/lib/media/picture";
import { isOwnImage } from "@/lib/media/server/image-url";
import { log } from "@/lib/server/log";
import { pictureId } from "./mails/picture-id";

/** A picture that comes with a mail: a JPEG, which all mail programs draw. */
export interface MailPicture {
  /** What the mail refers to it by. */
  cid: string;
  content: Buffer;
}

/** At most so many pictures come with a mail, of at most so many bytes each: mail is read on metered connections. */
const maxPictures = 4;
const maxBytes = 40_000;

/** Mails don't wait longer for a picture, in ms: they read without. */
const timeoutMs = 5_000;

interface PictureSources {
  /** The origin that serves the shop's own pictures. */
  shopUrl: string;
  /** The account at the media host; its pictures are fetched from there. */
  cloudinaryUrl: string | undefined;
}

/** The pictures of an order's lines, small, by their addresses. One that can't be had is left out. */
export async function mailPictures(
  images: readonly string[],
  { shopUrl, cloudinaryUrl }: PictureSources,
): Promise<Map<string, MailPicture>> {
  const wanted = [...new Set(images)].filter((image) => isOwnImage(image, cloudinaryUrl)).slice(0, maxPictures);
  const found = await Promise.all(wanted.map(async (image) => [image, await small(image, shopUrl)] as const));
  return new Map(
    found.flatMap(([image, content]) => (content ? [[image, { cid: pictureId(image), content }] as const] : [])),
  );
}

/** A picture as a small JPEG; null when it can't be had. */
async function small(image: string, shopUrl: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(new URL(pictureAddress(image, 180), shopUrl), {
      // The optimiser and the media host give what is asked for; mail programs know neither WebP nor AVIF.
      headers: { accept: "image/jpeg" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isJpeg = answer.ok && answer.headers.get("content-type") === "image/jpeg";
    const bytes = Number(answer.headers.get("content-length") ?? 0);
    if (!isJpeg || bytes > maxBytes) {
      await answer.body?.cancel();
      return null;
    }
    const content = Buffer.from(await answer.arrayBuffer());
    return content.length > maxBytes ? null : content;
  } catch (error) {
    log.warn({ image, why: String(error) }, "a mail goes without a picture");
    return null;
  }
}
