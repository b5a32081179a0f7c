import { endpointsOf } from "@/lib/http/endpoint";
import { ShopConfig } from "./schema";

const { anyone } = endpointsOf("Shop");

export const shopConfigEndpoint = anyone.get("/api/shop/config", {
  summary: "Get the run-time settings for the browser",
  answer: ShopConfig,
});
