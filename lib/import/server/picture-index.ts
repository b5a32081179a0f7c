import "server-only";
import type mongoose from "mongoose";
import { batchesOf } from "@/lib/batches";
import { AppError } from "@/lib/errors";
import { fetchableAddress } from "@/lib/media/server/public-address";
import { ImportPicture, type ImportPictureFields } from "@/models/import-picture";
import { type PictureSource, pictureSource } from "../picture-source";
import type { ImportReport } from "../report-schema";
import type { FindPicture, FoundPicture } from "./csv/import-plan";
import { quoted } from "./csv/messages";

/** How many names of missing files a report contains. */
const namesShown = 1_000;
/** How many pictures are written at a time. */
const batchSize = 1_000;

type Known = Pick<ImportPictureFields, "url" | "problem">;

const keyOf = ({ kind, source }: PictureSource) => `${kind} ${source}`;

/** The pictures of one import: those already stored, and those that its file names besides. */
export class PictureIndex {
  readonly #missing = new Map<string, PictureSource>();
  readonly #known: Map<string, Known>;
  readonly #importId: mongoose.Types.ObjectId;

  private constructor(importId: mongoose.Types.ObjectId, known: Map<string, Known>) {
    this.#importId = importId;
    this.#known = known;
  }

  static async open(importId: mongoose.Types.ObjectId): Promise<PictureIndex> {
    const stored = await ImportPicture.find({ importId }, { kind: 1, source: 1, url: 1, problem: 1 }).lean();
    return new PictureIndex(importId, new Map(stored.map((picture) => [keyOf(picture), picture])));
  }

  /** Looks up a picture that a row names. */
  readonly find: FindPicture = (cell: string): FoundPicture => {
    const source = pictureSource(cell);
    if (!source) return { reason: `${quoted(cell)} ${neither}` };
    const known = this.#known.get(keyOf(source));
    if (known?.url) return { url: known.url };
    const problem = known?.problem || formProblem(source);
    // A file that could not be used may be sent again.
    if (!problem || source.kind === "file") this.#missing.set(keyOf(source), source);
    return { reason: `${quoted(cell)} ${problem || notThere[source.kind]}` };
  };

  /** What is still missing, for the report. */
  missing(): NonNullable<ImportReport["pictures"]> {
    const all = [...this.#missing.values()];
    const files = all.filter(({ kind }) => kind === "file").map(({ source }) => source);
    return { files: files.slice(0, namesShown), addresses: all.length - files.length };
  }

  /** Records the missing pictures as wanted, so that they can be uploaded or fetched. */
  async note(): Promise<void> {
    const createdAt = new Date();
    const wanted = [...this.#missing].filter(([key]) => !this.#known.has(key)).map(([, source]) => source);
    for (const batch of batchesOf(wanted, batchSize)) {
      await ImportPicture.bulkWrite(
        batch.map((source) => {
          const filter = { importId: this.#importId, ...source };
          return { updateOne: { filter, update: { $setOnInsert: { url: "", problem: "", createdAt } }, upsert: true } };
        }),
        { ordered: false },
      );
    }
  }
}

const neither =
  "must be a picture uploaded to this shop, the name of a picture file (.jpg, .png, .webp or .avif) that is uploaded with this file, or an address that begins with https://";

const notThere = {
  file: "has not been uploaded: choose that picture together with this file",
  address: "has not been fetched yet",
} as const;

/** What is wrong with the form of a URL; "" when it is valid. */
function formProblem({ kind, source }: PictureSource): string {
  if (kind === "file") return "";
  try {
    fetchableAddress(source);
    return "";
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
