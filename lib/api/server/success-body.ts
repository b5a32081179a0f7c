import "server-only";
import type * as z from "zod";
import type { Endpoint } from "@/lib/http/endpoint";

/**
 * The body of a successful answer, checked against the contract. The shop's own pages get the fields that are theirs.
 * @throws ZodError for an answer that breaks the contract
 */
export function successBody<R extends z.ZodType>(
  contract: Pick<Endpoint<never, never, never, never, R>, "answer" | "pageAnswer">,
  answer: z.input<R>,
  isOwnPage: boolean,
): Record<string, unknown> {
  const shape = isOwnPage ? (contract.pageAnswer ?? contract.answer) : contract.answer;
  return { success: true, ...(shape.parse(answer) as Record<string, unknown>) };
}
