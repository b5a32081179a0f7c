import * as address from "@/lib/address/endpoints";
import * as adminLog from "@/lib/admin-log/endpoints";
import * as auth from "@/lib/auth/endpoints";
import * as people from "@/lib/auth/people-endpoints";
import * as secondFactor from "@/lib/auth/second-factor-endpoints";
import * as cart from "@/lib/cart/endpoints";
import * as adminCatalog from "@/lib/catalog/admin/endpoints";
import * as catalog from "@/lib/catalog/endpoints";
import * as catalogueLists from "@/lib/catalog/lists/endpoints";
import * as config from "@/lib/config/endpoints";
import * as grievance from "@/lib/grievance/endpoints";
import * as health from "@/lib/health/endpoints";
import * as help from "@/lib/help/endpoints";
import type { Endpoint } from "@/lib/http/endpoint";
import * as productImport from "@/lib/import/endpoints";
import * as jobs from "@/lib/jobs/endpoints";
import * as media from "@/lib/media/endpoints";
import * as messages from "@/lib/message/endpoints";
import * as adminOrders from "@/lib/order/admin/endpoints";
import * as order from "@/lib/order/endpoints";
import * as payment from "@/lib/payment/endpoints";
import * as privacy from "@/lib/privacy/endpoints";
import * as profile from "@/lib/profile/endpoints";
import * as returns from "@/lib/return/endpoints";
import * as reviews from "@/lib/review/endpoints";
import * as settings from "@/lib/settings/endpoints";
import * as wishlist from "@/lib/wishlist/endpoints";

/** The import of a whole file stands among the other calls about products. */
const { importProductsEndpoint, ...partImports } = productImport;

const { catalogueEndpoint, ...adminLists } = catalogueLists;

/** All endpoints of the shop, in the order of the documentation. A test compares this with app/api. */
export const endpoints: readonly Endpoint[] = [
  auth,
  { ...catalog, catalogueEndpoint },
  cart,
  wishlist,
  address,
  profile,
  privacy,
  order,
  returns,
  grievance,
  reviews,
  jobs,
  payment,
  adminOrders,
  { ...adminCatalog, importProductsEndpoint },
  partImports,
  adminLists,
  people,
  secondFactor,
  adminLog,
  messages,
  media,
  config,
  settings,
  help,
  health,
].flatMap(inOrder);

/** By the names of the exports. */
function inOrder(noun: Readonly<Record<string, Endpoint>>): Endpoint[] {
  return Object.entries(noun)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each);
}
