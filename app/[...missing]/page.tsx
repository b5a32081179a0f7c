import { notFound } from "next/navigation";

/** Every path that exists nowhere. Next sends the root's not-found with all pages, so the shell round it lives here. */
export default function MissingPage() {
  notFound();
}
