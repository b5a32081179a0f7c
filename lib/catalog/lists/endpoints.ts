import { endpoint } from "@/lib/http/endpoint";
import {
  AdminCatalogueAnswer,
  CatalogueAnswer,
  DeletedEntryAnswer,
  EntryParams,
  MergeAnswer,
  MergeEntries,
  RefusedListAnswer,
  SavedListAnswer,
  SaveList,
} from "./save-schema";

const tag = "Admin catalogue";

export const catalogueEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/catalogue",
  tag: "Products",
  summary: "Get the lists of the catalogue: categories, kinds, brands, size sets and facts",
  access: "anyone",
  answer: CatalogueAnswer,
});

export const adminCatalogueEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/catalogue/get",
  tag,
  summary: "Get the lists with hidden entries, and how many products use each entry, size and option",
  access: "admin",
  answer: AdminCatalogueAnswer,
});

export const saveListEndpoint = endpoint({
  method: "PUT",
  path: "/api/admin/catalogue/save",
  tag,
  summary: "Add and change entries of a list, and their order (entries left out stay)",
  access: "admin",
  body: SaveList,
  answer: SavedListAnswer,
  errors: ["stale", "conflict", "in_use"],
  extra: { 409: RefusedListAnswer },
});

export const mergeEntriesEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/catalogue/merge",
  tag,
  summary: "Merge a brand or kind into another, with all its products (call again until done is true)",
  access: "admin",
  body: MergeEntries,
  answer: MergeAnswer,
  errors: ["not_found", "conflict"],
});

export const deleteEntryEndpoint = endpoint({
  method: "DELETE",
  path: "/api/admin/catalogue/delete/{list}/{id}",
  tag,
  summary: "Delete an entry that nothing uses",
  access: "admin",
  params: EntryParams,
  answer: DeletedEntryAnswer,
  errors: ["not_found", "conflict", "in_use"],
  extra: { 409: RefusedListAnswer.pick({ products: true, entries: true }) },
});
