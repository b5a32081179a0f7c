import { endpoint } from "@/lib/http/endpoint";
import { ShopConfig } from "./schema";

export const shopConfigEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/config",
  tag: "Shop",
  summary: "Get the run-time settings for the browser",
  access: "anyone",
  answer: ShopConfig,
});
