"use client";

import { useCallback, useState } from "react";
import type * as z from "zod";
import { Form } from "@/components/form/form";
import { FormDraft } from "@/components/form/form-draft";
import { StillNeeded } from "@/components/form/still-needed";
import { Button } from "@/components/ui/button";
import { SheetClose } from "@/components/ui/sheet";
import { discardDraft } from "@/lib/auth/drafts";
import { fieldsOf, isSavedAlready, type ProductFields } from "@/lib/catalog/admin/conflict";
import { seenOf, staleProduct, useAddProduct, useEditProduct } from "@/lib/catalog/admin/hooks";
import { isField, typedFacts } from "@/lib/catalog/admin/product-facts";
import { requiredFields, textFields } from "@/lib/catalog/admin/product-fields";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { AddProduct } from "@/lib/catalog/admin/schema";
import { type TypedFields, textOf } from "@/lib/catalog/admin/typed-fields";
import { sizeText } from "@/lib/catalog/options";
import { useAttemptKey } from "@/lib/http/use-attempt-key";
import { keysOf, mapKeys } from "@/lib/keys";
import { notify } from "@/lib/notify";
import type { Conflict } from "./conflict-dialog";
import { productControls } from "./product-controls";
import { productDraft } from "./product-draft";
import { SalePriceCheck } from "./sale-price-check";
import { UnsavedChanges } from "./unsaved";

/** The form's output: the same as the server accepts. */
const Schema = AddProduct as unknown as z.ZodType<AddProduct, ProductFields>;

/** A new product: without anything, for everyone. */
const empty: TypedFields = {
  ...mapKeys(textFields, () => ""),
  audience: "everyone",
  images: [],
  size: [],
  stockBySize: null,
};

/** The required fields that are empty. */
function missingIn(values: ProductFields): readonly string[] {
  return requiredFields.filter((name) => !(values[name] && textOf(name, values[name])));
}

/** Where each size has its own number, the stock is their sum and can't be typed: says which sizes lack one. */
function neededWords(name: string, { stockBySize }: ProductFields): string | undefined {
  if (name !== "stock" || !stockBySize) return undefined;
  const sizes = Object.keys(stockBySize).filter((id) => !stockBySize[id]);
  return `Stock in ${sizes.map((id) => sizeText(id)).join(", ")}`;
}

/** The form values of a new product: what was typed before, if it was not saved. */
function newFields(typed: ProductFields | null): ProductFields {
  const { facts, ...fields } = typed ?? {};
  return { ...empty, ...fields, facts: typedFacts(facts ?? {}) };
}

interface ProductFormProps {
  /** The product to edit, as it was when the form opened; null for a new one. */
  product: AdminProduct | null;
  /** What was typed before and not saved; null for nothing. */
  typed: ProductFields | null;
  /** The name of the draft that keeps what is typed. */
  draft: string;
  /** Whether the sheet is open; while it closes, nothing of an edit becomes a draft again. */
  isOpen: boolean;
  onSaved: () => void;
  /** Called when another admin changed the product meanwhile. */
  onStale: (conflict: Conflict) => void;
  /** Whether an edit has unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

export function ProductForm({ product, typed, draft, isOpen, onSaved, onStale, onUnsaved }: ProductFormProps) {
  const { mutateAsync: add } = useAddProduct();
  const { mutateAsync: edit } = useEditProduct();
  const keyOf = useAttemptKey();
  const [isGivenUp, setIsGivenUp] = useState(false);
  const controls = productControls(product);
  const toDraft = useCallback((values: object) => productDraft(values, product), [product]);

  /** Cancel discards the input; closing the sheet in any other way keeps it. */
  function giveUp() {
    if (product) return;
    // An upload that finishes during the closing animation must not create a draft again.
    setIsGivenUp(true);
    discardDraft(draft);
  }

  async function submit(values: AddProduct) {
    const { kind = "", size = [], seller = "" } = values;
    const facts = mapKeys(keysOf(values.facts ?? {}), (id) => values.facts?.[id] ?? "");
    const fields = Object.entries(facts).filter(([id]) => isField(id, kind, product));
    const body = { ...values, facts: Object.fromEntries(fields) };
    try {
      if (product) await edit({ ...body, id: product._id, ...seenOf(product) });
      else await add({ ...body, key: keyOf(body) });
    } catch (error) {
      const changed = staleProduct(error);
      if (!changed || !product) throw error;
      const mine = fieldsOf({ ...product, ...values, size, seller, facts });
      if (!isSavedAlready(product, changed, mine)) {
        onStale({ original: product, fresh: changed, typed: mine });
        return;
      }
    }
    discardDraft(draft);
    notify.done(product ? "Product Edited successfully" : "Product add successfully");
    onSaved();
  }

  return (
    <Form
      controls={controls}
      schema={Schema}
      defaultValues={product ? { ...fieldsOf(product), ...typed } : newFields(typed)}
      onSubmit={submit}
      submitText={product ? "Edit" : "Add"}
      waitingText={product ? "Editing…" : "Adding…"}
      isDisabled={(values) => missingIn(values).length > 0}
      className="flex min-h-0 flex-1 flex-col"
      bodyClassName="grid min-h-0 flex-1 grid-cols-2 content-start gap-4 overflow-y-auto p-5"
      buttonClassName="w-auto flex-1"
      footClassName="shrink-0 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      actions={
        <>
          <SheetClose asChild>
            <Button variant="ghost" size="lg" onClick={giveUp}>
              Cancel
            </Button>
          </SheetClose>
          <StillNeeded controls={controls} missing={missingIn} wordsFor={neededWords} hasDraft={typed !== null} />
        </>
      }
    >
      <SalePriceCheck />
      {product && <UnsavedChanges hasDraft={typed !== null} onChange={onUnsaved} />}
      {(product ? isOpen : !isGivenUp) && <FormDraft name={draft} toDraft={toDraft} />}
    </Form>
  );
}
