import { Refusal } from "./refusals";

/** How to transform a picture. */
export interface Transformation {
  width?: number;
  height?: number;
  crop: "scale" | "fit" | "limit" | "fill" | "pad";
  /** The padding colour of a padded picture, as "#rrggbb". */
  background?: string;
  /** 1 to 100, or chosen by the provider. */
  quality?: number;
  format?: "auto" | "jpg" | "png" | "webp" | "avif";
}

const component = /^[a-z]{1,3}_[^/]+$/;
const crops = ["scale", "fit", "limit", "fill", "pad"] as const;
const formats = ["auto", "jpg", "png", "webp", "avif"] as const;

/** Whether a segment of a delivery path contains transformations, such as w_280,c_limit. */
export const isTransformation = (part: string) => part.split(",").every((one) => component.test(one));

function whole(name: string, value: string, max: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > max) {
    throw new Refusal(400, `Invalid ${name} in transformation: ${value}`);
  }
  return number;
}

function oneOf<Value extends string>(known: readonly Value[], name: string, value: string): Value {
  const found = known.find((one) => one === value || (one === "jpg" && value === "jpeg"));
  if (!found) throw new Refusal(400, `Invalid ${name} in transformation: ${value}`);
  return found;
}

/**
 * Parses the segments of a delivery path that contain transformations. Chained ones count as one, which is equivalent
 * for those supported here as long as none occurs twice.
 * @throws Refusal for an unknown one
 */
export function readTransformations(parts: string[]): Transformation {
  const wanted: Transformation = { crop: "scale" };
  for (const one of parts.flatMap((part) => part.split(","))) {
    const [name = "", value = ""] = [one.slice(0, one.indexOf("_")), one.slice(one.indexOf("_") + 1)];
    if (name === "w") wanted.width = whole("width", value, 5000);
    else if (name === "h") wanted.height = whole("height", value, 5000);
    else if (name === "c") wanted.crop = oneOf(crops, "crop", value);
    else if (name === "f") wanted.format = oneOf(formats, "format", value);
    else if (name === "b" && /^rgb:[0-9a-f]{6}$/i.test(value)) wanted.background = `#${value.slice("rgb:".length)}`;
    else if (name === "q") wanted.quality = value.startsWith("auto") ? undefined : whole("quality", value, 100);
    else throw new Refusal(400, `Invalid transformation component - ${one}`);
  }
  return wanted;
}

/** The format to deliver: `auto` selects the best that the browser accepts. */
export function formatFor(wanted: Transformation, accept: string, original: string, named: string | undefined): string {
  if (wanted.format && wanted.format !== "auto") return wanted.format;
  if (wanted.format === undefined) return oneOf(formats, "format", named ?? (original === "gif" ? "png" : original));
  if (accept.includes("image/avif")) return "avif";
  if (accept.includes("image/webp")) return "webp";
  return original === "png" ? "png" : "jpg";
}
