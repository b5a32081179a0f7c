import * as z from "zod";

/** What the `cloudinary` package returns for a failed upload, in one of two forms, neither of them an Error. */
const Thrown = z.union([
  z.object({ error: z.object({ message: z.string(), code: z.string().optional(), http_code: z.number().optional() }) }),
  z.object({ message: z.string(), http_code: z.number().optional() }).transform((error) => ({ error })),
]);

/** Why an upload failed. Contains only what may be logged: the package's own errors contain the secret. */
export class UploadFailure extends Error {
  override readonly name = "UploadFailure";

  constructor(
    /** The status of the response; 0 when there was none. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Converts whatever an upload returned or threw into a failure. */
export function uploadFailureOf(thrown: unknown): UploadFailure {
  if (thrown instanceof UploadFailure) return thrown;
  const { success, data } = Thrown.safeParse(thrown);
  if (!success) return new UploadFailure(0, "Unknown failure");
  const { message, http_code = 0, ...rest } = data.error;
  const code = "code" in rest && rest.code ? `${rest.code}: ` : "";
  return new UploadFailure(http_code, `${code}${message.slice(0, 300)}`);
}
