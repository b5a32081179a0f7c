import { notify } from "@/lib/notify";
import { noAnswer, readAnswer } from "./client";

interface Upload {
  /** Receives the fraction that was sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Timeout of an upload, in ms. */
const timeoutMs = 120_000;

/**
 * Sends one file as a form's field `field` and returns the response body.
 * @throws ApiError for every response that is not a success, and when there is none; the signal's reason when it is
 * aborted
 */
export function upload<Answer>(path: string, field: string, file: File, options: Upload): Promise<Answer> {
  const form = new FormData();
  form.append(field, file);
  return send(path, form, options);
}

/** The same with the file itself as the body, streamed from disk; `type` is the content type of the request. */
export function uploadRaw<Answer>(path: string, type: string, file: Blob, options: Upload): Promise<Answer> {
  return send(path, file, options, type);
}

/** Not with fetch, which reports no upload progress. */
function send<Answer>(
  path: string,
  body: FormData | Blob,
  { onProgress, signal }: Upload,
  type?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const call = `POST ${path}`;
    const lost = () => reject(noAnswer(call));
    request.open("POST", path);
    request.responseType = "json";
    request.timeout = timeoutMs;
    if (type) request.setRequestHeader("Content-Type", type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      // Null is a body that is no JSON: one that broke off on the way.
      if (request.response === null && request.status < 300) return lost();
      try {
        resolve(readAnswer<Answer>(request.status, request.response, call));
        notify.succeeded(call);
      } catch (refusal) {
        reject(refusal);
      }
    };
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
