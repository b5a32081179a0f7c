import "server-only";
import type { UploadAnswer } from "../schema";
import { uploadImage } from "./cloudinary";
import { prepareImage } from "./inspect";
import { type Folder, noteAddress, noteUpload } from "./uploads";

/**
 * Stores an uploaded picture at the media host, checked and cleaned before. When nothing of the shop shows it within a
 * day, it is removed again.
 * @throws AppError unsupported_type, too_large, busy, not_configured, provider_failed
 */
export async function storeImage(bytes: Buffer, folder: Folder): Promise<UploadAnswer> {
  const picture = await prepareImage(bytes);
  const name = await noteUpload(folder);
  const { url } = await uploadImage(picture, { folder, name });
  await noteAddress(name, url);
  return { result: { url } };
}
