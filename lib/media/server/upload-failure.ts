import * as z from "zod";

/** What the `cloudinary` package gives for a failed upload, in one of two forms, neither of them an Error. */
const Thrown = z.union([
  z.object({ error: z.object({ message: z.string(), code: z.string().optional(), http_code: z.number().optional() }) }),
  z.object({ message: z.string(), http_code: z.number().optional() }).transform((error) => ({ error })),
]);

/** Why an upload did not succeed. Holds only what may be logged: the package's own errors carry the secret. */
export class UploadFailure extends Error {
  override readonly name = "UploadFailure";

  constructor(
    /** The status of the answer; 0 when none came. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Makes a failure of whatever an upload gave or threw. */
export function uploadFailureOf(thrown: unknown): UploadFailure {
  if (thrown instanceof UploadFailure) return thrown;
  const { success, data } = Thrown.safeParse(thrown);
  if (!success) return new UploadFailure(0, "Unknown failure");
  const { message, http_code = 0, ...rest } = data.error;
  const code = "code" in rest && rest.code ? `${rest.code}: ` : "";
  return new UploadFailure(http_code, `${code}${message.slice(0, 300)}`);
}
