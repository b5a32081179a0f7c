import "server-only";
import type { UploadAnswer } from "../schema";
import { uploadImage } from "./cloudinary";
import { prepareImage } from "./inspect";

/**
 * Stores an uploaded picture at the media host, checked and cleaned before.
 * @throws AppError unsupported_type, too_large, busy, not_configured, provider_failed
 */
export async function storeImage(bytes: Buffer, folder: "products" | "avatars"): Promise<UploadAnswer> {
  return { result: await uploadImage(await prepareImage(bytes), { folder }) };
}
