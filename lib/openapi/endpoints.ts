import * as address from "@/lib/address/endpoints";
import * as adminLog from "@/lib/admin-log/endpoints";
import * as auth from "@/lib/auth/endpoints";
import * as people from "@/lib/auth/people-endpoints";
import * as cart from "@/lib/cart/endpoints";
import * as adminCatalog from "@/lib/catalog/admin-endpoints";
import * as catalog from "@/lib/catalog/endpoints";
import type { Endpoint } from "@/lib/http/endpoint";
import * as order from "@/lib/order/endpoints";

/** Every endpoint of the shop, in the order in which the documentation shows them. A test holds this against app/api. */
export const endpoints: readonly Endpoint[] = [
  auth,
  catalog,
  cart,
  address,
  order,
  adminCatalog,
  people,
  adminLog,
].flatMap((noun) => Object.values(noun));
