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
  export function up(db: Db, client: MongoClient): Promise<string[]>;
}
