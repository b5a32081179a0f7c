import { readFileSync } from "node:fs";
import * as z from "zod";
import { PictureSpec } from "./spec";

/** Every picture of the shop, as listed in spec.json; throws for a line that is not right. */
export function readSpecs(): PictureSpec[] {
  const text = readFileSync(new URL("../spec.json", import.meta.url), "utf8");
  return z.array(PictureSpec).parse(JSON.parse(text));
}
