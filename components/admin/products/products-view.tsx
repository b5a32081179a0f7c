"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyFace, FailedFace } from "@/components/ui/faces";
import { Pager } from "@/components/ui/pager";
import { useAdminProducts } from "@/lib/catalog/admin-hooks";
import type { AdminProduct } from "@/lib/catalog/admin-schema";
import { cn } from "@/lib/class-names";
import { pageText } from "@/lib/http/address-query";
import { searchOf } from "../address-values";
import { PageFrame } from "../page-frame";
import { useAddress } from "../use-address";
import type { Conflict } from "./conflict-dialog";
import { DeleteDialog } from "./delete-dialog";
import { GridSkeleton, gridLook } from "./grid-skeleton";
import { ProductCard } from "./product-card";
import { ProductsToolbar } from "./products-toolbar";

const ProductSheet = dynamic(() => import("./product-sheet").then((module) => module.ProductSheet));
const ConflictDialog = dynamic(() => import("./conflict-dialog").then((module) => module.ConflictDialog));

/** What the sheet shows; the product outlives its closing, so that it does not turn into another while it leaves. */
interface Editing {
  open: boolean;
  product: AdminProduct | null;
}

/** All products, a page of them; one of them, or a new one, in the sheet. */
export function ProductsView() {
  const { text, page, change } = useAddress();
  const q = searchOf(text("q"));
  const list = useAdminProducts({ page, q });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [doomed, setDoomed] = useState<AdminProduct | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const add = (
    <Button onClick={() => setEditing({ open: true, product: null })}>
      <Plus className="size-4 stroke-[2.25]" />
      Add New Product
    </Button>
  );

  function closeSheet() {
    setEditing((now) => now && { ...now, open: false });
    setConflict(null);
  }

  return (
    <PageFrame title="Products" aside={add}>
      <ProductsToolbar
        q={q}
        onSearch={(next) => change({ q: next, page: "" }, { replace: true })}
        total={list.isLoading || list.error ? null : list.total}
      />
      {list.isLoading ? (
        <GridSkeleton />
      ) : list.error ? (
        <FailedFace
          title="The products did not load."
          text={list.error.message}
          onRetry={list.reload}
          waiting={list.isReloading}
        />
      ) : list.products.length === 0 ? (
        <EmptyFace
          title={q ? "No product matches" : "No products yet"}
          text={q ? "Try fewer or other words." : "What you add hangs here."}
          action={
            q ? (
              <Button variant="outline" onClick={() => change({ q: "", page: "" })}>
                Clear all
              </Button>
            ) : (
              add
            )
          }
        />
      ) : (
        <ul className={cn(gridLook, "transition-opacity", list.isTurning && "opacity-60")}>
          {list.products.map((product, index) => (
            <li key={product._id}>
              <ProductCard
                product={product}
                isFirst={index < 4}
                onEdit={() => setEditing({ open: true, product })}
                onDelete={() => setDoomed(product)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: pageText(to) })} />
      {editing && (
        <ProductSheet
          {...editing}
          onClose={closeSheet}
          onStale={(fresh, typed) => editing.product && setConflict({ original: editing.product, fresh, typed })}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onSaved={closeSheet}
          onTakeTheirs={() => {
            setEditing({ open: true, product: conflict.fresh });
            setConflict(null);
          }}
          onStaleAgain={(fresh) => setConflict({ ...conflict, fresh })}
          onClose={() => setConflict(null)}
        />
      )}
      <DeleteDialog product={doomed} onClose={() => setDoomed(null)} />
    </PageFrame>
  );
}
