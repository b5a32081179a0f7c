/** The package has no types of its own: these are the parts in use. */
declare module "migrate-mongo" {
  import type { Db, MongoClient } from "mongodb";

  export const config: {
    set(content: {
      migrationsDir: string;
      changelogCollectionName: string;
      lockCollectionName: string;
      lockTtl: number;
      useFileHash: boolean;
      moduleSystem: "esm";
    }): void;
  };
  /** `appliedAt` is a time in ISO 8601, or PENDING. */
  export function status(db: Db): Promise<{ fileName: string; appliedAt: string }[]>;
  export function down(db: Db, client: MongoClient): Promise<string[]>;
  export function up(db: Db, client: MongoClient): Promise<string[]>;
}
