"use client";

import { Plus } from "lucide";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { EmptyState } from "@/components/ui/states";
import { useRowFocus } from "@/components/ui/use-row-focus";
import { useDraftName } from "@/lib/auth/hooks";
import { useAdminProducts, useRestoreProduct } from "@/lib/catalog/admin/hooks";
import type { ProductSearch } from "@/lib/catalog/admin/pages";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { outcome } from "@/lib/outcome";
import { PageFrame } from "../page-frame";
import { PagedList } from "../paged-list";
import { useAddress } from "../use-address";
import type { Conflict } from "./conflict-dialog";
import { DeleteDialog } from "./delete-dialog";
import { GridSkeleton, gridClasses } from "./grid-skeleton";
import { ProductCard } from "./product-card";
import { productSearchOf } from "./product-search";
import { ProductsToolbar } from "./products-toolbar";

const ProductSheet = dynamic(() => import("./product-sheet").then((module) => module.ProductSheet));
const ConflictDialog = dynamic(() => import("./conflict-dialog").then((module) => module.ConflictDialog));

/** What the sheet shows. The product stays set after closing, so the content does not change during the animation. */
interface Editing {
  /** A number for each opening: what is answered late closes none that was opened since. */
  id: number;
  open: boolean;
  product: AdminProduct | null;
  conflict: Conflict | null;
}

const closed = { open: false, conflict: null };

const nothing: Record<keyof ProductSearch, ""> = {
  q: "",
  category: "",
  brand: "",
  kind: "",
  sizeSet: "",
  fact: "",
  stock: "",
  hsn: "",
  sortBy: "",
  deleted: "",
};

/** One page of all products; one of them, or a new one, opens in the sheet. */
export function ProductsView() {
  const { text, page, change: changeAddress, narrow } = useAddress();
  const search = productSearchOf(text);
  const list = useAdminProducts(page, search);
  const { mutateAsync: restore } = useRestoreProduct();
  const [restoring, setRestoring] = useState<readonly string[]>([]);
  const { sortBy: _, ...narrowed } = search;
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const [editing, setEditing] = useState<Editing | null>(null);
  // What one admin types is no other's, who signs in in another tab.
  const owner = useDraftName("products");
  const [doomed, setDoomed] = useState<AdminProduct | null>(null);
  const rows = useRowFocus<HTMLUListElement>();
  const add = (
    <Button onClick={() => edit(null)}>
      <Icon shape={Plus} className="size-4 stroke-[2.25]" />
      <span>Add New Product</span>
    </Button>
  );

  function edit(product: AdminProduct | null) {
    setEditing((before) => ({ id: (before?.id ?? 0) + 1, open: true, product, conflict: null }));
  }

  function change(id: number, changes: Partial<Editing>) {
    setEditing((now) => (now?.id === id ? { ...now, ...changes } : now));
  }

  async function bringBack({ _id }: AdminProduct) {
    setRestoring((ids) => [...ids, _id]);
    await restore(_id).then(outcome.onSuccess, outcome.onError);
    setRestoring((ids) => ids.filter((id) => id !== _id));
  }

  return (
    <PageFrame title="Products" aside={add}>
      <ProductsToolbar search={search} onNarrow={narrow} total={list.isLoading || list.error ? null : list.total} />
      <PagedList
        list={list}
        loading={<GridSkeleton />}
        failed="We couldn't load the products."
        empty={
          list.products.length === 0 && (
            <EmptyState
              title={isNarrowed ? "No product matches" : "No products yet"}
              text={isNarrowed ? "Try different words, or remove a filter." : "Products appear here once you add them."}
              action={
                isNarrowed ? (
                  <Button variant="outline" onClick={() => changeAddress({ ...nothing, page: "" })}>
                    Clear all
                  </Button>
                ) : (
                  add
                )
              }
            />
          )
        }
      >
        <ul {...rows.list} className={gridClasses}>
          {list.products.map((product, index) => (
            <li key={product._id}>
              <ProductCard
                product={product}
                isFirst={index < 4}
                actions={
                  search.deleted
                    ? [{ verb: "Restore", onPress: () => bringBack(product), waiting: restoring.includes(product._id) }]
                    : [
                        { verb: "Edit", onPress: () => edit(product) },
                        { verb: "Delete", onPress: () => setDoomed(product) },
                      ]
                }
              />
            </li>
          ))}
        </ul>
      </PagedList>
      {editing && (
        <ProductSheet
          key={`${owner} ${editing.id}`}
          open={editing.open}
          product={editing.product}
          onClose={() => change(editing.id, closed)}
          onStale={(conflict) => change(editing.id, { conflict })}
        />
      )}
      {editing?.conflict && (
        <ConflictDialog
          conflict={editing.conflict}
          onSaved={() => change(editing.id, closed)}
          onTakeTheirs={() => edit(editing.conflict?.fresh ?? null)}
          onStaleAgain={(fresh) => change(editing.id, { conflict: editing.conflict && { ...editing.conflict, fresh } })}
          onClose={() => change(editing.id, { conflict: null })}
        />
      )}
      <DeleteDialog product={doomed} onClose={() => setDoomed(null)} focusAfter={rows.next} />
    </PageFrame>
  );
}
