import { dayMs } from "@/lib/dates";
import "server-only";
import { type ClientSession, Types } from "mongoose";
import type { Destination } from "@/lib/address/schema";
import { checkBusiness } from "@/lib/address/server/business";
import { accountGone } from "@/lib/auth/server/confirm-password";
import { type CartRow, cartStages, type LoadedCart, toLoadedCart } from "@/lib/cart/server/load-cart";
import { notFound } from "@/lib/errors";
import type { AddressInfo } from "@/lib/order/request-schema";
import { holdMs, openStatuses, paymentMethods, statuses, statusesWith } from "@/lib/order/status";
import { connectDatabase } from "@/lib/server/database/connection";
import { termsOfRow, termsStage } from "@/lib/settings/server/current";
import type { OrderTerms, TermSettings } from "@/lib/settings/terms";
import { AddressBook, type StoredAddress } from "@/models/address-book";
import { Order, type StoredOrder } from "@/models/order";
import { Profile } from "@/models/profile";
import { User } from "@/models/user";
import type { AccountStanding } from "./unpaid-order-limits";

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
  /** Those of the account, if the order names one of them; else none. */
  addresses: StoredAddress[];
  cart: LoadedCart;
  /** Those of the newest version of the settings. */
  terms: OrderTerms;
  /** The shopper's unpaid holds, active or expired but not released yet; newest first. */
  holds: StoredOrder[];
  /** The other open orders of the account: a new order replaces its holds. */
  standing: Omit<AccountStanding, "isEstablished"> & { isEmailConfirmed: boolean };
  /** The order that was placed under the same Idempotency-Key in the last 24 hours, or null. */
  earlier: StoredOrder | null;
  /** An older order under the key, which a new order takes over; or null. */
  outdated: Types.ObjectId | null;
}

/** How long a key stays with its order, in ms: 24 hours. An order can get another key until its hold ends. */
const keyMs = dayMs + holdMs;

/** What the limits need of an unpaid order that is no hold. */
interface OpenOrder extends Pick<StoredOrder, "orderStatus" | "paymentMethod"> {
  pieces: number;
}

interface Row extends CartRow {
  username: string;
  email: string;
  emailVerifiedAt?: Date;
  profile: { fullname?: string; phone?: string }[];
  books?: { addresses: StoredAddress[] }[];
  unpaid: (StoredOrder | OpenOrder)[];
  terms: TermSettings[];
  earlier?: StoredOrder[];
}

const ofUser = { localField: "_id", foreignField: "userId" };

/** Holds as they are, and of the other orders, of which there may be many, what the limits need. */
const holdOrPieces = {
  $cond: [
    { $and: [{ $gt: ["$holdUntil", null] }, { $eq: ["$paymentMethod", paymentMethods.razorpay] }] },
    "$$ROOT",
    { orderStatus: "$orderStatus", paymentMethod: "$paymentMethod", pieces: { $sum: "$cartItems.quantity" } },
  ],
};

interface ReadOptions {
  /** The Idempotency-Key of the request. */
  key?: string | undefined;
  /** Where the order goes, if that is to be read. */
  addressInfo?: AddressInfo;
  /** The transaction to read within. */
  session?: ClientSession;
}

/**
 * Reads all that placing an order depends on with one query.
 * @throws AppError not_signed_in when the account was deleted since the call began
 */
export async function readCheckout(userId: string, { key, addressInfo, session }: ReadOptions = {}): Promise<Checkout> {
  await connectDatabase();
  const orders = { from: Order.collection.name, ...ofUser };
  const stages = [
    { $match: { _id: new Types.ObjectId(userId) } },
    { $project: { username: 1, email: 1, emailVerifiedAt: 1 } },
    ...cartStages,
    {
      $lookup: {
        from: Profile.collection.name,
        ...ofUser,
        pipeline: [{ $project: { fullname: 1, phone: 1 } }],
        as: "profile",
      },
    },
    ...(addressInfo && "addressId" in addressInfo
      ? [{ $lookup: { from: AddressBook.collection.name, ...ofUser, as: "books" } }]
      : []),
    {
      $lookup: {
        ...orders,
        pipeline: [
          { $match: { orderStatus: { $in: openStatuses }, paymentStatus: "Unpaid" } },
          { $replaceWith: holdOrPieces },
        ],
        as: "unpaid",
      },
    },
    termsStage,
    ...(key === undefined
      ? []
      : [{ $lookup: { ...orders, pipeline: [{ $match: { attemptKeys: key } }], as: "earlier" } }]),
  ];
  const [row] = await User.collection.aggregate<Row>(stages, { session }).toArray();
  if (!row) throw accountGone();
  return toCheckout(row);
}

function toCheckout(row: Row): Checkout {
  const { username, email, emailVerifiedAt, profile, books, unpaid } = row;
  const [keyed = null] = row.earlier ?? [];
  const isOutdated = keyed !== null && keyed.orderDate.getTime() < Date.now() - keyMs;
  const holds = unpaid.filter(isHold).sort((a, b) => b.orderDate.getTime() - a.orderDate.getTime());
  const others = unpaid.filter((order) => "pieces" in order);
  return {
    shopper: { name: profile[0]?.fullname || username, username, email, phone: profile[0]?.phone ?? "" },
    addresses: books?.[0]?.addresses ?? [],
    cart: toLoadedCart(row),
    terms: termsOfRow(row),
    holds,
    standing: {
      unpaidPieces: others.reduce((sum, { pieces }) => sum + pieces, 0),
      pendingCashOrders: others.filter(isPendingCash).length,
      isEmailConfirmed: emailVerifiedAt !== undefined,
    },
    earlier: isOutdated ? null : keyed,
    outdated: isOutdated ? keyed._id : null,
  };
}

const isHold = (order: StoredOrder | OpenOrder): order is StoredOrder => !("pieces" in order);

/** Whether an order of the account was ever delivered, which most orders need not know. */
export async function hasDelivered(userId: string, session: ClientSession): Promise<boolean> {
  const delivered = { userId: new Types.ObjectId(userId), orderStatus: { $in: statusesWith("delivered") } };
  return (await Order.exists(delivered).session(session)) !== null;
}

function isPendingCash({ orderStatus, paymentMethod }: OpenOrder): boolean {
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
