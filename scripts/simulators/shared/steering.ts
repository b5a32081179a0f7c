import * as z from "zod";
import { type Answer, type Call, json, jsonOf } from "./exchange";

/** Runs a control call with its body, or reports what is wrong with it. */
export function steer<Body>(schema: z.ZodType<Body>, call: Call, work: (body: Body) => Answer): Answer {
  const parsed = schema.safeParse(jsonOf(call));
  return parsed.success ? work(parsed.data) : json(422, { error: { description: z.prettifyError(parsed.error) } });
}
