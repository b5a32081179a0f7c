import { zodResolver } from "@hookform/resolvers/zod";
import { get, type Resolver, set } from "react-hook-form";
import type * as z from "zod";
import { readNumber } from "@/lib/clean-text";
import { Settings } from "@/lib/settings/schema";

const resolve = zodResolver(Settings as z.ZodType<Settings, Settings>);

/** Checks the settings as they are typed: "75,000" counts as its number. */
export const settingsResolver: Resolver<Settings, unknown, Settings> = (typed, context, options) =>
  resolve(withNumbers(typed), context, options);

/** The settings with the numbers that typed texts mean, wherever the schema wants one. */
export function withNumbers(typed: Settings): Settings {
  const read = structuredClone(typed);
  for (const { code, path } of Settings.safeParse(typed).error?.issues ?? []) {
    const text: unknown = get(typed, path.join("."));
    const number = code === "invalid_type" && typeof text === "string" ? readNumber(text) : null;
    if (number !== null) set(read, path.join("."), number);
  }
  return read;
}
