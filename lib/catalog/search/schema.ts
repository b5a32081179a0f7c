import * as z from "zod";
import { maxSearchLength } from "@/lib/http/address-query";
import { Rupees } from "@/lib/http/shapes";

/** How many suggestions there are at most. */
export const maxSuggestions = 8;

export const SuggestQuery = z.object({
  q: z
    .string({ error: "must be a single value" })
    .trim()
    .min(1, { error: "must have at least 1 character" })
    .max(maxSearchLength, { error: `must have at most ${maxSearchLength} characters` }),
});

const Text = z.string().describe("As it is shown");

export const Suggestion = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("query"), text: Text, products: z.int().describe("How many products it finds") }),
    z.object({ kind: z.literal("category"), text: Text, id: z.string() }),
    z.object({ kind: z.literal("brand"), text: Text, id: z.string() }),
    z.object({
      kind: z.literal("product"),
      text: Text,
      id: z.string(),
      image: z.string(),
      price: Rupees,
      /** 0 when there is none. */
      saleprice: Rupees,
    }),
  ])
  .meta({ id: "Suggestion" });

export const SuggestAnswer = z.object({
  q: z.string(),
  corrected: z.string().nullable().describe("The spelling that was searched instead of q, or null"),
  suggestions: z.array(Suggestion).max(maxSuggestions),
});

export type SuggestQuery = z.infer<typeof SuggestQuery>;
export type Suggestion = z.infer<typeof Suggestion>;
export type SuggestAnswer = z.infer<typeof SuggestAnswer>;
