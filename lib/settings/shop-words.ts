"use client";

import { createContext, use } from "react";
import type { Settings } from "./schema";

/** The settings that pages of the shop show. */
export type ShopWords = Pick<
  Settings,
  "shop" | "care" | "officer" | "social" | "fees" | "deliveryDays" | "returnDays" | "announcement"
>;

/** Provided by the layouts of the shop and of the admin area. */
export const ShopWordsContext = createContext<ShopWords | null>(null);

/** The settings that pages show, as of the page's rendering. @throws Error outside the layouts that provide them */
export function useShopWords(): ShopWords {
  const words = use(ShopWordsContext);
  if (!words) throw new Error("useShopWords needs a layout with ShopWordsContext.");
  return words;
}
