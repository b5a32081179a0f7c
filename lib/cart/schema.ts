import * as z from "zod";
import { noSize, SizeId } from "@/lib/catalog/inputs";
import { isEntryId } from "@/lib/catalog/lists/ids";
import { StockBySizeShape } from "@/lib/catalog/schema";
import { ClaimedUserId, Id, Message, Rupees } from "@/lib/http/shapes";

const Quantity = z
  .int({ error: "must be a whole number" })
  .min(1, { error: "must be at least 1" })
  .max(100_000, { error: "must be at most 1,00,000" });

/** The size of a line of the cart, which no list need have any more: see meantLine in server/lines.ts. */
const LineSize = z.string({ error: noSize }).refine(isEntryId, { error: noSize });

export const CartLine = z
  .object({
    productId: z.string(),
    image: z.string(),
    title: z.string(),
    brand: z.string(),
    price: Rupees,
    saleprice: Rupees,
    quantity: z.int(),
    /** The pieces of the line's size, or where sizes have none of their own the product's, shared by all its lines. */
    stock: z.int(),
    /** The pieces of each size of the product; null where all its lines share `stock`. */
    stockBySize: StockBySizeShape,
    size: z.string().nullable(),
    /** The size as it is read, "UK 8"; null without one. */
    sizeLabel: z.string().nullable(),
    /** The sizes that the line can change to. */
    sizes: z.array(z.string()),
    /** What a piece cost when it was added; missing where it was not recorded. */
    addedPrice: Rupees.optional(),
  })
  .meta({ id: "CartLine" });

/** The maximum number of lines in a cart. */
export const cartLimit = 100;

export const CartFields = z.object({
  cartId: z.string().nullable(),
  data: z.array(CartLine),
  noLongerSold: z
    .array(z.object({ productId: z.string(), title: z.string() }))
    .optional()
    .meta({ description: "Deleted products that the cart still contains; they can only be removed" }),
  /** What an order of the cart costs now; null for an empty one. */
  platformFee: Rupees.nullable(),
  shippingFee: Rupees.nullable(),
  totalAmount: Rupees.nullable(),
});
export const CartAnswer = z.object({ message: Message, ...CartFields.shape });

export const AddToCart = z.object({
  userId: ClaimedUserId,
  productId: Id,
  quantity: Quantity.default(1),
  size: SizeId.nullish(),
});

export const UpdateCart = z.object({
  userId: ClaimedUserId,
  productId: Id,
  quantity: Quantity.default(1),
  size: LineSize.nullish(),
  /** The size to change the line to. */
  newSize: SizeId.optional(),
});

export const CartOwnerParams = z.object({ userId: z.string() });
export const CartLineParams = z.object({ userId: z.string(), productId: Id });
export const CartLineQuery = z.object({ size: LineSize.optional() });

export type CartLine = z.infer<typeof CartLine>;
export type CartFields = z.infer<typeof CartFields>;
export type CartAnswer = z.infer<typeof CartAnswer>;
export type AddToCart = z.infer<typeof AddToCart>;
export type UpdateCart = z.infer<typeof UpdateCart>;
