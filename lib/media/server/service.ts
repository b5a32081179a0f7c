import "server-only";
import { cutOutMark } from "../cut-out";
import type { UploadAnswer } from "../schema";
import { uploadImage } from "./cloudinary";
import { prepareImage } from "./inspect";
import { isTransparent } from "./transparency";
import { type Folder, noteAddress, noteUpload } from "./uploads";

/**
 * Stores an uploaded picture at the media host, after validating and cleaning it. It is removed again when nothing in
 * the shop shows it within a day. The address of one that is cut out says so: see lib/media/cut-out.ts.
 * @param heldUntil until when an import may refer to it
 * @throws AppError unsupported_type, too_large, busy, not_configured, provider_failed
 */
export async function storeImage(bytes: Buffer, folder: Folder, heldUntil?: Date): Promise<UploadAnswer> {
  const picture = await prepareImage(bytes);
  const name = await noteUpload(folder, heldUntil);
  const [{ url: address }, isCutOut] = await Promise.all([
    uploadImage(picture, { folder, name }),
    isTransparent(picture),
  ]);
  const url = isCutOut ? address + cutOutMark : address;
  await noteAddress(name, url);
  return { result: { url } };
}
