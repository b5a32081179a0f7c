import * as z from "zod";

export const UploadAnswer = z.object({ result: z.object({ url: z.url() }) });

export type UploadAnswer = z.infer<typeof UploadAnswer>;
