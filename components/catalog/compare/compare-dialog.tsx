"use client";

import { useEffect, useState } from "react";
import { Button, buttonClasses } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { type Choice, chooseCompared, comparePath, maxCompared, removeCompared } from "@/lib/catalog/compare/compared";
import { storeComparison } from "@/lib/catalog/compare/storage";
import { useProducts } from "@/lib/catalog/hooks";
import { kindOf } from "@/lib/catalog/lists/current";
import { categoryLabel } from "@/lib/catalog/options";
import type { Product } from "@/lib/catalog/schema";
import { ComparedItem } from "./compared-item";
import { useAlike } from "./use-alike";
import { useComparison } from "./use-comparison";

interface CompareDialogProps {
  product: Product;
  open: boolean;
  onClose: () => void;
}

const labelOfKind = (kind: string) => (kindOf(kind)?.label ?? categoryLabel(kind)).toLowerCase();

/** Why a product could not be chosen; what is compared, and others of its kind to choose from. */
export function CompareDialog({ product, open, onClose }: CompareDialogProps) {
  const { kind, ids } = useComparison();
  const [choice, setChoice] = useState<Choice>("chosen");
  const chosen = useProducts(ids);
  const others = useAlike(product).filter(({ _id }) => !ids.includes(_id));

  useEffect(() => {
    if (open) setChoice(chooseCompared(product));
  }, [open, product]);

  const choose = (one: Product) => setChoice(chooseCompared(one));
  function instead(...gone: string[]) {
    if (gone.length > 0) removeCompared(...gone);
    else storeComparison("");
    choose(product);
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="md">
        <DialogHeader title="Compare" />
        <DialogBody>
          <div role="status">
            {choice === "full" && (
              <p className="mb-3 text-pretty">
                {`Up to ${maxCompared} products can be compared. To add "${product.title}", replace one of these.`}
              </p>
            )}
            {choice === "otherKind" && (
              <p className="mb-3 text-pretty">
                {`Only products of one kind can be compared, and you are comparing ${labelOfKind(kind)}. "${product.title}" is of another kind.`}
              </p>
            )}
          </div>
          {choice === "otherKind" && (
            <Button variant="outline" className="mb-5" onClick={() => instead()}>
              <span>{`Compare ${labelOfKind(product.kind || product.category)} instead`}</span>
            </Button>
          )}
          <ul aria-label="Chosen" className="grid gap-3">
            {chosen.map((one) => (
              <ComparedItem
                key={one._id}
                product={one}
                action={choice === "full" ? "Replace" : "Remove"}
                onAction={() => (choice === "full" ? instead(one._id) : removeCompared(one._id))}
              />
            ))}
          </ul>
          {choice === "chosen" && ids.length < maxCompared && others.length > 0 && (
            <section className="mt-6">
              <h3 className="mb-3 font-semibold">Compare with</h3>
              <ul aria-label="Compare with" className="grid gap-3">
                {others.map((one) => (
                  <ComparedItem key={one._id} product={one} action="Add" onAction={() => choose(one)} />
                ))}
              </ul>
            </section>
          )}
        </DialogBody>
        <DialogFooter>
          {ids.length > 1 ? (
            // A plain link: from the product's dialog the shop's own would keep the list beneath it.
            <a href={comparePath(ids)} className={buttonClasses()}>
              <span>{`Compare (${ids.length})`}</span>
            </a>
          ) : (
            <p className="text-ink-2">Choose one more, here or in the shop.</p>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
