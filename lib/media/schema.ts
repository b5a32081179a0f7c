import * as z from "zod";

/** The URLs of at most `max` uploaded pictures. */
export const PictureUrls = (max: number) =>
  z
    .array(z.string({ error: "must be the URL of a picture" }).max(500, { error: "is too long" }), {
      error: "must be a list of pictures",
    })
    .max(max, { error: `must have at most ${max} pictures` });

export const UploadAnswer = z.object({ result: z.object({ url: z.url() }) });

export type UploadAnswer = z.infer<typeof UploadAnswer>;
