import "server-only";
import { listAddressesEndpoint } from "@/lib/address/endpoints";
import { addressKey } from "@/lib/address/query-key";
import { listAddresses } from "@/lib/address/server/service";
import { listLogEndpoint } from "@/lib/admin-log/endpoints";
import { adminLog, type LogSearch } from "@/lib/admin-log/pages";
import { listLog } from "@/lib/admin-log/server/service";
import { listSessionsEndpoint } from "@/lib/auth/endpoints";
import { listAdminsEndpoint } from "@/lib/auth/people-endpoints";
import { adminsKey, secondFactorKey, sessionsKey } from "@/lib/auth/query-key";
import { getSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { listAdmins } from "@/lib/auth/server/roles";
import { getSecondFactor } from "@/lib/auth/server/second-factor";
import { listSessions } from "@/lib/auth/server/sessions";
import { getCartEndpoint } from "@/lib/cart/endpoints";
import { cartKey } from "@/lib/cart/query-key";
import { getCart } from "@/lib/cart/server/service";
import { listAdminProductsEndpoint } from "@/lib/catalog/admin/endpoints";
import { adminProducts, type ProductSearch } from "@/lib/catalog/admin/pages";
import { adminCatalogueEndpoint } from "@/lib/catalog/lists/endpoints";
import { listsKey } from "@/lib/catalog/lists/query-key";
import { listProductsForAdmin } from "@/lib/catalog/server/admin";
import { listsForAdmin } from "@/lib/catalog/server/lists/read";
import { shopConfigEndpoint } from "@/lib/config/endpoints";
import { configKey } from "@/lib/config/query-key";
import { shopConfig } from "@/lib/config/server/service";
import { listGrievancesEndpoint } from "@/lib/grievance/endpoints";
import { allGrievances, type GrievanceSearch } from "@/lib/grievance/pages";
import { listGrievances } from "@/lib/grievance/server/list";
import { listPagesEndpoint, listPageVersionsEndpoint } from "@/lib/help/endpoints";
import type { HelpSlug } from "@/lib/help/options";
import { pagesKey, pageVersions } from "@/lib/help/pages";
import { listPages, listPageVersions } from "@/lib/help/server/service";
import { listMessagesEndpoint } from "@/lib/message/endpoints";
import { allMessages, type MessageSearch } from "@/lib/message/pages";
import { listMessages } from "@/lib/message/server/admin";
import { listAllOrdersEndpoint } from "@/lib/order/admin/endpoints";
import { allOrders, type OrderSearch } from "@/lib/order/admin/pages";
import { allReturns, type ReturnSearch } from "@/lib/order/admin/return-pages";
import { listOrdersEndpoint } from "@/lib/order/endpoints";
import { ownOrders } from "@/lib/order/pages";
import { listAllOrders } from "@/lib/order/server/admin/admin";
import { listOrders } from "@/lib/order/server/checkout/service";
import { listAllReturns } from "@/lib/order/server/returns/list";
import { getProfileEndpoint } from "@/lib/profile/endpoints";
import { profileKey } from "@/lib/profile/query-key";
import { getProfile } from "@/lib/profile/server/service";
import { listAllReturnsEndpoint } from "@/lib/return/endpoints";
import { listAllReviewsEndpoint, myReviewsEndpoint } from "@/lib/review/endpoints";
import { allReviews, type ReviewSearch } from "@/lib/review/pages";
import { mineKey } from "@/lib/review/query-key";
import { listAllReviews } from "@/lib/review/server/admin";
import { myReviews } from "@/lib/review/server/mine";
import { getSettingsEndpoint } from "@/lib/settings/endpoints";
import { settingsKey } from "@/lib/settings/query-key";
import { getSettings } from "@/lib/settings/server/service";
import { getWishlistEndpoint } from "@/lib/wishlist/endpoints";
import { wishlistKey } from "@/lib/wishlist/query-key";
import { getWishlist } from "@/lib/wishlist/server/service";
import { listCall, type PageCall, pageCall } from "./prefetch";

// The calls that private pages make for the browser; `userId` is the user who opened the page.

export const cartCall = (userId: string): PageCall =>
  pageCall(getCartEndpoint, cartKey(userId), ({ id }) => getCart(id));

export const wishlistCall = (userId: string): PageCall =>
  pageCall(getWishlistEndpoint, wishlistKey(userId), ({ id }) => getWishlist(id));

export const profileCall = (userId: string): PageCall =>
  pageCall(getProfileEndpoint, profileKey(userId), ({ id }) => getProfile(id));

export const myReviewsCall = (userId: string): PageCall =>
  pageCall(myReviewsEndpoint, mineKey(userId), ({ id }) => myReviews(id, {}));

export const addressesCall = (userId: string): PageCall =>
  pageCall(listAddressesEndpoint, addressKey(userId), ({ id }) => listAddresses(id));

export const sessionsCall = (userId: string): PageCall =>
  pageCall(listSessionsEndpoint, sessionsKey(userId), listSessions);

export const ordersCall = (userId: string, page: number): PageCall =>
  listCall(listOrdersEndpoint, ownOrders(userId, page), (user, query) => listOrders(user, user.id, query));

export const allOrdersCall = (page: number, search: OrderSearch): PageCall =>
  listCall(listAllOrdersEndpoint, allOrders(page, search), (_, query) => listAllOrders(query));

export const allProductsCall = (page: number, search: ProductSearch): PageCall =>
  listCall(listAdminProductsEndpoint, adminProducts(page, search), (_, query) => listProductsForAdmin(query));

export const allReturnsCall = (page: number, search: ReturnSearch): PageCall =>
  listCall(listAllReturnsEndpoint, allReturns(page, search), (_, query) => listAllReturns(query));

export const allReviewsCall = (page: number, search: ReviewSearch): PageCall =>
  listCall(listAllReviewsEndpoint, allReviews(page, search), (_, query) => listAllReviews(query));

export const grievancesCall = (page: number, search: GrievanceSearch): PageCall =>
  listCall(listGrievancesEndpoint, allGrievances(page, search), (_, query) => listGrievances(query));

export const messagesCall = (page: number, search: MessageSearch): PageCall =>
  listCall(listMessagesEndpoint, allMessages(page, search), (_, query) => listMessages(query));

export const logCall = (page: number, search: LogSearch): PageCall =>
  listCall(listLogEndpoint, adminLog(page, search), (_, query) => listLog(query));

export const adminsCall = (): PageCall => pageCall(listAdminsEndpoint, adminsKey, () => listAdmins());

export const secondFactorCall = (): PageCall => pageCall(getSecondFactorEndpoint, secondFactorKey, getSecondFactor);

export const settingsCall = (): PageCall => pageCall(getSettingsEndpoint, settingsKey, () => getSettings());

export const helpPagesCall = (): PageCall => pageCall(listPagesEndpoint, pagesKey, () => listPages());

export const pageVersionsCall = (slug: HelpSlug): PageCall =>
  listCall(listPageVersionsEndpoint, pageVersions(slug, 1), (_, query) => listPageVersions(slug, query));

export const catalogueCall = (): PageCall =>
  pageCall(adminCatalogueEndpoint, listsKey, async () => ({ lists: await listsForAdmin() }));

/** For everybody the same. */
export const configCall = (): PageCall => pageCall(shopConfigEndpoint, configKey, () => shopConfig());
