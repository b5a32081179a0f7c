import "server-only";
import type { Types } from "mongoose";
import { listAddresses } from "@/lib/address/server/service";
import { countReferences } from "@/lib/media/server/uploads";
import { paiseToRupees } from "@/lib/money";
import { AddressBook } from "@/models/address-book";
import { Cart } from "@/models/cart";
import { Product } from "@/models/product";
import { Profile } from "@/models/profile";
import { Wishlist } from "@/models/wishlist";
import { ExportedCartLine, ExportedProfile, ExportedWish } from "../../schema";
import { listed, type PersonalPart } from "../part";

const emptyProfile = { fullname: "", phone: "", gender: "", dob: "", location: "", avatar: "" };

export const profilePart: PersonalPart<"profile"> = {
  name: "profile",
  what: "Your profile: full name, phone, gender, birthday, place and picture",
  isOne: true,
  async read({ id }) {
    const profile = await Profile.findOne({ userId: id }).lean();
    return listed([ExportedProfile.parse({ ...emptyProfile, ...profile })]);
  },
  /** The picture is removed at the media host by the job for pictures that nothing shows. */
  async erase({ id }, session) {
    const profile = await Profile.findOneAndDelete({ userId: id }, { session }).lean();
    await countReferences([{ before: [profile?.avatar ?? ""], after: [] }], session);
  },
  canReturn: true,
};

export const addressesPart: PersonalPart<"addresses"> = {
  name: "addresses",
  what: "Your saved addresses",
  async read({ id }) {
    return listed((await listAddresses(id.toString())).data);
  },
  async erase({ id }, session) {
    await AddressBook.deleteOne({ userId: id }, { session });
  },
  canReturn: true,
};

/** The titles of products, deleted ones too, by id. */
async function titlesOf(ids: readonly Types.ObjectId[]): Promise<(id: Types.ObjectId) => string> {
  const products = await Product.find({ _id: { $in: ids } }, { title: 1 }).lean();
  const titles = new Map(products.map(({ _id, title }) => [_id.toString(), title]));
  return (id) => titles.get(id.toString()) ?? "";
}

export const cartPart: PersonalPart<"cart"> = {
  name: "cart",
  what: "What is in your cart",
  async read({ id }) {
    const lines = (await Cart.findOne({ userId: id }).lean())?.lines ?? [];
    const titleOf = await titlesOf(lines.map(({ productId }) => productId));
    return listed(
      lines.map(({ productId, size, quantity, price }) => {
        const product = { productId: productId.toString(), title: titleOf(productId), size: size ?? null };
        return ExportedCartLine.parse({ ...product, quantity, addedPrice: price ? paiseToRupees(price) : null });
      }),
    );
  },
  /**
   * Orders write the cart too, so one that is being placed meets this write: either the order is there when the
   * transaction looks for open ones, or the account is not when the order is placed. A cart that is not there yet is
   * made for that, and goes with the rest.
   */
  async erase({ id }, session) {
    const fresh = { $setOnInsert: { lines: [] }, $inc: { revision: 1 } };
    await Cart.updateOne({ userId: id }, fresh, { session, upsert: true });
    await Cart.deleteOne({ userId: id }, { session });
  },
  canReturn: true,
};

export const wishlistPart: PersonalPart<"wishlist"> = {
  name: "wishlist",
  what: "What is on your wishlist, the newest first",
  async read({ id }) {
    const ids = (await Wishlist.findOne({ userId: id }).lean())?.productIds ?? [];
    const titleOf = await titlesOf(ids);
    return listed(ids.map((one) => ExportedWish.parse({ productId: one.toString(), title: titleOf(one) })));
  },
  async erase({ id }, session) {
    await Wishlist.deleteOne({ userId: id }, { session });
  },
  canReturn: true,
};
