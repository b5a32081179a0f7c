import { type IncomingHttpHeaders, request } from "node:http";

/** Sends "METHOD /path" as it stands: what fetch would put right or refuse goes out too. */
export function sendRaw(
  baseURL: string | undefined,
  call: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const [method, path] = call.split(" ");
  const { hostname, port } = new URL(String(baseURL));
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers }, async (answer) => {
      const text = (await answer.setEncoding("utf8").toArray()).join("");
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    sent.on("error", reject).end();
  });
}
