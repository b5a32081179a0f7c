import * as z from "zod";
import { isRealDay } from "@/lib/dates";
import { line, lines } from "@/lib/http/shapes";
import { ShopAddress } from "./shop-address";

/** The colours of the palette that a banner may have. */
export const bannerColours = ["kesar", "neel", "leaf", "turmeric", "gulab"] as const;

const dayRule = { error: "must be a day, as 2026-11-30" };

/** Not before this century: a year of two digits is one that was not typed to its end. */
const Day = z
  .string(dayRule)
  .refine((text) => /^2\d{3}-\d{2}-\d{2}$/.test(text) && isRealDay(text), dayRule)
  .nullable();

export const Banner = z.object({
  id: z.string({ error: "must be text" }).regex(/^[a-z0-9-]{1,40}$/, { error: "must have 1 to 40 of a-z, 0-9 and -" }),
  heading: lines(1, 60).refine((text) => text.split("\n").length <= 2, { error: "must have at most 2 lines" }),
  line: line(0, 120),
  button: z.object({ label: line(1, 30), address: ShopAddress }),
  pictures: z.array(z.string({ error: "must be a picture" }).max(500)).max(3, { error: "must be at most 3" }),
  colour: z.enum(bannerColours, { error: `must be one of ${bannerColours.join(", ")}` }),
  hidden: z.boolean({ error: "must be true or false" }),
  /** The first and the last Indian day on which it is shown, both included; null for no limit. */
  from: Day,
  until: Day,
});

export type Banner = z.output<typeof Banner>;

const isAlwaysShown = ({ hidden, from, until }: Banner) => !hidden && from === null && until === null;

/** 1 to 8 banners in their order; one of them is always shown, so that home is never without. */
export const Banners = z
  .array(Banner)
  .min(1, { error: "must be at least 1" })
  .max(8, { error: "must be at most 8" })
  .superRefine((banners, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (banners.length > 0 && !banners.some(isAlwaysShown))
      refuse([], "must have at least one that is neither hidden nor limited to days");
    banners.forEach(({ id, from, until }, index) => {
      if (banners.findIndex((other) => other.id === id) < index) refuse([index, "id"], "must be unique");
      if (from && until && until < from) refuse([index, "until"], "must not be before the first day");
    });
  });

/** What home shows of a banner. */
export type ShownBanner = Omit<Banner, "hidden" | "from" | "until">;

/** The banners of an Indian day ("2026-11-30"), in their order. */
export function bannersOn(day: string, banners: readonly Banner[]): ShownBanner[] {
  const shown = banners.filter(
    ({ hidden, from, until }) => !hidden && (from === null || from <= day) && (until === null || day <= until),
  );
  return shown.map(({ hidden: _, from: __, until: ___, ...banner }) => banner);
}
