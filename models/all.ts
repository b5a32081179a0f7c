import type { IndexDefinition, IndexOptions, Schema } from "mongoose";
import { AccountLink } from "./account-link";
import { AddressBook } from "./address-book";
import { AdminLog } from "./admin-log";
import { Bookmark } from "./bookmark";
import { Cart } from "./cart";
import { CatalogueList } from "./catalogue-list";
import { DaySales } from "./day-sales";
import { DocumentCounter } from "./document-counter";
import { ErasedAccount } from "./erased-account";
import { Grievance } from "./grievance";
import { HelpPage } from "./help-page";
import { ImportPart } from "./import-part";
import { ImportPicture } from "./import-picture";
import { ImportRow } from "./import-row";
import { InvalidatedTag } from "./invalidated-tag";
import { Job } from "./job";
import { ListGuard } from "./list-guard";
import { Message } from "./message";
import { Order } from "./order";
import { OrderDocument } from "./order-document";
import { Product } from "./product";
import { ProductImport } from "./product-import";
import { ProductSales } from "./product-sales";
import { Profile } from "./profile";
import { RateLimit } from "./rate-limit";
import { Return } from "./return";
import { Review } from "./review";
import { ReviewReport } from "./review-report";
import { ReviewVote } from "./review-vote";
import { SettingsVersion } from "./settings";
import { UnmatchedPayment } from "./unmatched-payment";
import { Upload } from "./upload";
import { User } from "./user";
import { WebhookEvent } from "./webhook-event";
import { Wishlist } from "./wishlist";

/** What setting up a database needs of a model. */
interface AnyModel {
  collection: { collectionName: string };
  schema: Pick<Schema, "toJSONSchema" | "paths"> & { indexes: () => [IndexDefinition, IndexOptions][] };
  createCollection: () => Promise<unknown>;
  createIndexes: () => Promise<void>;
}

/** Every model; a test compares it with this folder. */
export const allModels: readonly AnyModel[] = [
  AccountLink,
  AddressBook,
  AdminLog,
  Bookmark,
  Cart,
  CatalogueList,
  DaySales,
  DocumentCounter,
  ErasedAccount,
  Grievance,
  HelpPage,
  ImportPart,
  ImportPicture,
  ImportRow,
  InvalidatedTag,
  Job,
  ListGuard,
  Message,
  Order,
  OrderDocument,
  ProductImport,
  ProductSales,
  Product,
  Profile,
  RateLimit,
  Return,
  Review,
  ReviewReport,
  ReviewVote,
  SettingsVersion,
  UnmatchedPayment,
  Upload,
  User,
  WebhookEvent,
  Wishlist,
];
