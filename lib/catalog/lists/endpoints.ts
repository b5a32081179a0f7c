import { endpointsOf } from "@/lib/http/endpoint";
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

const { admin } = endpointsOf("Admin catalogue");

export const catalogueEndpoint = endpointsOf("Products").anyone.get("/api/shop/catalogue", {
  summary: "Get the lists of the catalogue: categories, kinds, brands, size sets and facts",
  answer: CatalogueAnswer,
});

export const adminCatalogueEndpoint = admin.get("/api/admin/catalogue/get", {
  summary: "Get the lists with hidden entries, and how many products use each entry, size and option",
  answer: AdminCatalogueAnswer,
});

export const saveListEndpoint = admin.put("/api/admin/catalogue/save", {
  summary: "Add and change entries of a list, and their order (entries left out stay)",
  body: SaveList,
  answer: SavedListAnswer,
  errors: ["stale", "conflict", "in_use"],
  extra: { 409: RefusedListAnswer },
});

export const mergeEntriesEndpoint = admin.post("/api/admin/catalogue/merge", {
  summary: "Merge a brand or kind into another, with all its products (call again until done is true)",
  body: MergeEntries,
  answer: MergeAnswer,
  errors: ["not_found", "conflict"],
});

export const deleteEntryEndpoint = admin.delete("/api/admin/catalogue/delete/{list}/{id}", {
  summary: "Delete an entry that nothing uses",
  params: EntryParams,
  answer: DeletedEntryAnswer,
  errors: ["not_found", "conflict", "in_use"],
  extra: { 409: RefusedListAnswer.pick({ products: true, entries: true }) },
});
