import "server-only";
import { v2 as cloudinary } from "cloudinary";
import * as z from "zod";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/server/env";
import { providerCall } from "@/lib/server/telemetry/telemetry";
import { withinMs } from "@/lib/server/time-limit";
import { isOwnImage } from "./image-url";
import { timing } from "./timing";
import { UploadFailure, uploadFailureOf } from "./upload-failure";
import type { Folder } from "./uploads";

/*
 * The package reads CLOUDINARY_URL itself when it is loaded, because it chooses between http and https then. A failed
 * upload is not retried: nothing is lost, and the user can press again.
 */

const Uploaded = z.object({ secure_url: z.url() });
const Destroyed = z.object({ result: z.enum(["ok", "not found"]) });

/**
 * Uploads a picture from memory to the media host, with a signed request. `name` is its name there.
 * @throws AppError not_configured without CLOUDINARY_URL, provider_failed when the host can't be reached, times out,
 * rejects the upload, or responds with a URL that is not ours
 */
export async function uploadImage(
  bytes: Buffer,
  { folder, name }: { folder: Folder; name: string },
): Promise<{ url: string }> {
  const { CLOUDINARY_URL } = env();
  if (!CLOUDINARY_URL) {
    throw new AppError("not_configured", "Pictures can't be uploaded: the shop has no media host.");
  }
  try {
    const { secure_url: url } = Uploaded.parse(
      await providerCall("cloudinary", "upload", () => send(bytes, folder, name)),
    );
    if (!isOwnImage(url, CLOUDINARY_URL)) throw new UploadFailure(200, "The address is not in our cloud.");
    return { url };
  } catch (thrown) {
    const cause =
      thrown instanceof z.ZodError ? new UploadFailure(200, z.prettifyError(thrown)) : uploadFailureOf(thrown);
    throw new AppError("provider_failed", "The picture could not be stored. Try again in a minute.", { cause });
  }
}

function send(bytes: Buffer, folder: string, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // The package's own timeout only limits inactivity.
    const timer = setTimeout(() => reject(new UploadFailure(0, "Timeout")), timing.uploadMs);
    const kind = { resource_type: "image", timeout: timing.uploadMs, disable_promises: true } as const;
    const options = { folder, public_id: name, ...kind };
    const stream = cloudinary.uploader.upload_stream(options, (error, result) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    });
    stream.on("error", reject);
    stream.end(bytes);
  });
}

/**
 * Removes a picture from the media host; a missing one is not an error.
 * @param id folder and name
 * @throws UploadFailure when the host can't be reached, times out or refuses
 */
export async function removeImage(id: string): Promise<void> {
  const tooLate = () => new UploadFailure(0, "Timeout");
  const destroy = () => cloudinary.uploader.destroy(id, { resource_type: "image", invalidate: true });
  try {
    Destroyed.parse(await providerCall("cloudinary", "remove", () => withinMs(timing.removeMs, destroy, tooLate)));
  } catch (thrown) {
    throw thrown instanceof z.ZodError ? new UploadFailure(200, z.prettifyError(thrown)) : uploadFailureOf(thrown);
  }
}
