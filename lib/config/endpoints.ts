import { endpoint } from "@/lib/http/endpoint";
import { ShopConfig } from "./schema";

export const shopConfigEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/config",
  tag: "Shop",
  summary: "What a browser must know at run time",
  access: "anyone",
  answer: ShopConfig,
});
