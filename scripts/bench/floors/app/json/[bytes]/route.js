/** @type {Map<string, string>} */
const bodies = new Map();

/** @param {string} bytes */
function bodyOf(bytes) {
  const body = bodies.get(bytes) ?? JSON.stringify({ text: "x".repeat(Math.max(0, Number(bytes) - 11)) });
  bodies.set(bytes, body);
  return body;
}

/**
 * A fixed JSON body of so many bytes.
 * @param {Request} _request
 * @param {{ params: Promise<{ bytes: string }> }} context
 */
export async function GET(_request, { params }) {
  const { bytes } = await params;
  return new Response(bodyOf(bytes), { headers: { "content-type": "application/json" } });
}
