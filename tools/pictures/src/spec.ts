import * as z from "zod";

const Option = z.union([z.boolean(), z.number(), z.string(), z.array(z.string())]);

/** One picture: what is drawn, in which colours and cloth. */
export const PictureSpec = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  template: z.string(),
  /** Names of the palette or "#rrggbb"; the first is the ground, the others feed the pattern. */
  colors: z.array(z.string()).min(1),
  pattern: z.string().optional(),
  /** Size of the pattern; 1 is its own. */
  scale: z.number().positive().optional(),
  material: z.string().optional(),
  /** Made from the id when missing. */
  seed: z.int().optional(),
  /** What only this template knows. */
  options: z.record(z.string(), Option).optional(),
});

export type PictureSpec = z.infer<typeof PictureSpec>;
