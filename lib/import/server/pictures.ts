import "server-only";
import pLimit from "p-limit";
import { AppError, type ErrorCode } from "@/lib/errors";
import { fetchPicture } from "@/lib/media/server/fetch-picture";
import { storeImage } from "@/lib/media/server/service";
import { ImportPicture } from "@/models/import-picture";
import { stepMs } from "../limits";
import { fileKey } from "../picture-source";
import type { PictureProgress } from "../schema";
import { importEnd } from "./end";
import { findImport } from "./parts";

/** How many pictures are fetched at once; they are decoded one at a time anyway. */
const fetchedAtOnce = 4;
/** How many are read per call; more than it can fetch. */
const lookedUp = 400;

/** Errors caused by the picture itself, rather than by the current state of the shop. */
const ownFaults: readonly ErrorCode[] = ["invalid", "unsupported_type", "too_large"];

/**
 * Stores a picture that an import's file names.
 * @returns its URL
 * @throws AppError not_found when the import does not exist or its file does not name that picture, conflict when the
 * import has begun; unsupported_type, too_large, busy, not_configured, provider_failed
 */
export async function storePicture(adminId: string, importId: string, name: string, bytes: Buffer): Promise<string> {
  const { _id, state } = await findImport(adminId, importId);
  if (state !== "sending") throw new AppError("conflict", "This import has begun and takes no more pictures.");
  const wanted = await ImportPicture.findOne({ importId: _id, kind: "file", source: fileKey(name) }).lean();
  if (!wanted) throw new AppError("not_found", `No row of the file names the picture "${name}".`);
  const sent = await stored(async () => bytes);
  await ImportPicture.updateOne({ _id: wanted._id }, { $set: { ...sent.noted } });
  if (sent.refusal) throw sent.refusal;
  return sent.noted.url;
}

/**
 * Fetches the pictures that an import's file names by URL, for about 15 s, and returns the progress; call it again
 * until it is done. Errors of single pictures are part of the next report.
 * @throws AppError not_found; busy, not_configured, provider_failed
 */
export async function fetchPictures(adminId: string, importId: string): Promise<PictureProgress> {
  const { _id, state } = await findImport(adminId, importId);
  const named = { importId: _id, kind: "address" } as const;
  const open = { ...named, url: "", problem: "" };
  const until = Date.now() + stepMs;
  if (state === "sending") {
    const wanted = await ImportPicture.find(open, { source: 1 }).limit(lookedUp).lean();
    const limit = pLimit(fetchedAtOnce);
    const ended = await Promise.allSettled(
      wanted.map(({ _id: id, source }) =>
        limit(async () => {
          if (Date.now() >= until) return;
          const { noted } = await stored(() => fetchPicture(source));
          await ImportPicture.updateOne({ _id: id }, { $set: noted });
        }),
      ),
    );
    const failed = ended.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  }
  const [total, left] = await Promise.all([ImportPicture.countDocuments(named), ImportPicture.countDocuments(open)]);
  return { done: left === 0 || state !== "sending", handled: total - left, total };
}

/** Stores a picture, or returns why it can't be used. @throws AppError when the picture is not the cause */
async function stored(read: () => Promise<Buffer>) {
  try {
    const { result } = await storeImage(await read(), "products", importEnd());
    return { noted: { url: result.url, problem: "" } };
  } catch (error) {
    if (!(error instanceof AppError) || !ownFaults.includes(error.code)) throw error;
    const reason = error.code === "invalid" ? error.message : `can't be used. ${error.message}`;
    return { noted: { url: "", problem: reason }, refusal: error };
  }
}
