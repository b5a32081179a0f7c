export const dynamic = "force-static";

/**
 * A static page with so many letters, made at its first request.
 * @param {{ params: Promise<{ letters: string }> }} props
 */
export default async function Page({ params }) {
  const { letters } = await params;
  return <p>{"vastra ".repeat(Math.ceil(Number(letters) / 7)).slice(0, Number(letters))}</p>;
}
