import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Store, type Table } from "../shared/store";

/** What is stored about one picture. */
export interface Asset {
  publicId: string;
  version: number;
  format: string;
  width: number;
  height: number;
  bytes: number;
  createdAt: string;
  etag: string;
  assetId: string;
  tags: string[];
  deleted: boolean;
}

/** Pictures and their derived versions, in files named by a hash, so that no name from a caller reaches the disk. */
export class Assets {
  readonly #store: Store;
  readonly #known: Table<Asset>;

  constructor(private readonly folder: string) {
    this.#store = new Store(folder);
    this.#known = this.#store.table("assets");
    mkdirSync(this.#files, { recursive: true });
  }

  get #files() {
    return join(this.folder, "files");
  }

  find(publicId: string): Asset | undefined {
    const asset = this.#known.get(publicId);
    return asset?.deleted ? undefined : asset;
  }

  put(asset: Asset): void {
    this.#known.put(asset.publicId, asset);
  }

  /** The bytes stored under a name, or undefined. */
  read(name: string): Buffer | undefined {
    try {
      return readFileSync(this.#path(name));
    } catch {
      return undefined;
    }
  }

  write(name: string, bytes: Buffer): void {
    const draft = `${this.#path(name)}.${process.pid}.tmp`;
    writeFileSync(draft, bytes);
    renameSync(draft, this.#path(name));
  }

  clear(): void {
    this.#store.clear();
    rmSync(this.#files, { recursive: true, force: true });
    mkdirSync(this.#files, { recursive: true });
  }

  #path(name: string): string {
    return join(this.#files, createHash("sha256").update(name).digest("hex"));
  }
}

/** The name under which an original is stored. */
export const originalOf = ({ publicId, version }: Asset) => `original ${publicId} ${version}`;
