import * as z from "zod";
import type { Endpoint } from "@/lib/http/endpoint";

const ErrorBody = z
  .object({
    success: z.literal(false),
    code: z.string(),
    message: z.string().meta({ description: "A sentence for a person" }),
    issues: z.array(z.object({ field: z.string(), reason: z.string() })).optional(),
    requestId: z.string().optional().meta({ description: "Only with 500: the number under which it is in the log" }),
  })
  .meta({ id: "Error" });

/** The schema of an endpoint's error with this status: the common one, or with its additional fields. */
export function errorBodyOf({ extra }: Pick<Endpoint, "extra">, status: number): z.ZodObject {
  const carried = status === 409 || status === 422 || status === 503 ? extra?.[status] : undefined;
  return carried ? z.object({ ...ErrorBody.shape, ...carried.partial().shape }) : ErrorBody;
}
