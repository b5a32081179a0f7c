import { expect, it } from "vitest";
import { firstSettings } from "@/lib/settings/first-content";
import { withNumbers } from "./settings-resolver";

it("reads typed numbers where a setting is one, and leaves other texts", () => {
  const settings = firstSettings({ cashLimit: 50_000, gstin: "" });
  const [store] = settings.stores;
  const typed = {
    ...settings,
    cashLimit: "75,000",
    returnDays: "12 days",
    fees: { ...settings.fees, shipping: "1,20", freeShippingFrom: "1,99,999" },
    stores: [{ ...store, lat: "12.90", hours: "10" }],
  } as unknown as typeof settings;
  expect(withNumbers(typed)).toEqual({
    ...typed,
    cashLimit: 75_000,
    fees: { ...typed.fees, freeShippingFrom: 199_999 },
    stores: [{ ...store, lat: 12.9, hours: "10" }],
  });
});
