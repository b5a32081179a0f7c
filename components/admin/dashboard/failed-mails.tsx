import Link from "next/link";

/** How many mails could not be sent, with a link to them; renders nothing if there are none. */
export async function FailedMails({ failed }: { failed: Promise<number> }) {
  const count = await failed;
  if (count === 0) return null;
  const name = count === 1 ? "1 mail failed" : `${count.toLocaleString("en-IN")} mails failed`;
  return (
    <Link
      href="/admin/messages?state=failed"
      prefetch={false}
      className="tap font-semibold text-error-ink text-small underline underline-offset-4"
    >
      {name}
    </Link>
  );
}
