import "server-only";
import { type ClientSession, Types } from "mongoose";
import type { Destination } from "@/lib/address/schema";
import { checkBusiness } from "@/lib/address/server/business";
import { type CartRow, cartStages, type LoadedCart, toLoadedCart } from "@/lib/cart/server/load-cart";
import { notFound } from "@/lib/errors";
import type { AddressInfo } from "@/lib/order/request-schema";
import { holdMs, openStatuses, paymentMethods, statuses, statusesWith } from "@/lib/order/status";
import { connectDatabase } from "@/lib/server/database/db";
import { termsOfRow, termsStage } from "@/lib/settings/server/current";
import type { OrderTerms, TermSettings } from "@/lib/settings/terms";
import { AddressBook, type StoredAddress } from "@/models/address-book";
import { Order, type StoredOrder } from "@/models/order";
import { Profile } from "@/models/profile";
import { User } from "@/models/user";
import type { Standing } from "./unpaid-order-limits";

/** The account of a shopper; "" for missing fields. */
export interface Shopper {
  /** The profile's full name, else the username. */
  name: string;
  username: string;
  email: string;
  phone: string;
}

/** All that placing an order depends on, as of one moment. */
export interface Checkout {
  shopper: Shopper;
  addresses: StoredAddress[];
  cart: LoadedCart;
  /** Those of the newest version of the settings. */
  terms: OrderTerms;
  /** The shopper's unpaid holds, active or expired but not released yet; newest first. */
  holds: StoredOrder[];
  /** The other open orders of the account: a new order replaces its holds. */
  standing: Standing;
  /** The order that was placed under the same Idempotency-Key in the last 24 hours, or null. */
  earlier: StoredOrder | null;
  /** An older order under the key, which a new order takes over; or null. */
  outdated: Types.ObjectId | null;
}

/** How long a key stays with its order, in ms: 24 hours. An order can get another key until its hold ends. */
const keyMs = 24 * 3600 * 1000 + holdMs;

interface Row extends CartRow {
  username: string;
  email: string;
  emailVerifiedAt?: Date;
  profile: { fullname?: string; phone?: string }[];
  books: { addresses: StoredAddress[] }[];
  unpaid: StoredOrder[];
  delivered: unknown[];
  terms: TermSettings[];
  earlier?: StoredOrder[];
}

/**
 * Reads all that placing an order depends on with one query, within the transaction if `session` is given.
 * @param key the Idempotency-Key of the request
 * @throws AppError not_found when there is no such user
 */
export async function readCheckout(
  userId: string,
  key: string | undefined,
  session: ClientSession | null = null,
): Promise<Checkout> {
  await connectDatabase();
  const ofUser = { localField: "_id", foreignField: "userId" };
  const orders = { from: Order.collection.name, ...ofUser };
  const [row] = await User.aggregate<Row>([
    { $match: { _id: new Types.ObjectId(userId) } },
    { $project: { username: 1, email: 1, emailVerifiedAt: 1 } },
    ...cartStages(),
    {
      $lookup: {
        from: Profile.collection.name,
        ...ofUser,
        pipeline: [{ $project: { fullname: 1, phone: 1 } }],
        as: "profile",
      },
    },
    { $lookup: { from: AddressBook.collection.name, ...ofUser, as: "books" } },
    {
      $lookup: {
        ...orders,
        pipeline: [{ $match: { orderStatus: { $in: openStatuses }, paymentStatus: "Unpaid" } }],
        as: "unpaid",
      },
    },
    {
      $lookup: {
        ...orders,
        pipeline: [
          { $match: { orderStatus: { $in: statusesWith("delivered") } } },
          { $limit: 1 },
          { $project: { _id: 1 } },
        ],
        as: "delivered",
      },
    },
    termsStage,
    ...(key === undefined
      ? []
      : [{ $lookup: { ...orders, pipeline: [{ $match: { attemptKeys: key } }], as: "earlier" } }]),
  ]).session(session);
  if (!row) throw notFound("user");
  return toCheckout(row);
}

function toCheckout(row: Row): Checkout {
  const { username, email, emailVerifiedAt, profile, books, unpaid, delivered } = row;
  const [keyed = null] = row.earlier ?? [];
  const isOutdated = keyed !== null && keyed.orderDate.getTime() < Date.now() - keyMs;
  const holds = unpaid.filter(isHold).sort((a, b) => b.orderDate.getTime() - a.orderDate.getTime());
  const others = unpaid.filter((order) => !isHold(order));
  return {
    shopper: { name: profile[0]?.fullname || username, username, email, phone: profile[0]?.phone ?? "" },
    addresses: books[0]?.addresses ?? [],
    cart: toLoadedCart(row),
    terms: termsOfRow(row),
    holds,
    standing: {
      unpaidPieces: others.flatMap(({ cartItems }) => cartItems).reduce((sum, { quantity }) => sum + quantity, 0),
      pendingCashOrders: others.filter(isPendingCash).length,
      isEstablished: delivered.length > 0 || emailVerifiedAt !== undefined,
    },
    earlier: isOutdated ? null : keyed,
    outdated: isOutdated ? keyed._id : null,
  };
}

function isHold({ holdUntil, paymentMethod }: StoredOrder): boolean {
  return Boolean(holdUntil) && paymentMethod === paymentMethods.razorpay;
}

function isPendingCash({ orderStatus, paymentMethod }: StoredOrder): boolean {
  return statuses[orderStatus].parcel === "waiting" && paymentMethod === paymentMethods.cash;
}

/**
 * The recipient and address of an order: the stored address with the given id, or the full address from the request.
 * @throws AppError not_found, invalid for a business that does not fit
 */
export function destinationOf({ addresses, shopper }: Checkout, info: AddressInfo): Required<Destination> {
  const source = "addressId" in info ? addresses.find(({ _id }) => _id.toString() === info.addressId) : info;
  if (!source) throw notFound("address");
  const { name, address, city, state, pincode, phone, gstin, business } = source;
  checkBusiness(source, "addressInfo.");
  const buyer = { gstin: gstin ?? "", business: business ?? "" };
  return { name: name || shopper.name, address, city, state: state ?? "", pincode, phone, ...buyer };
}
