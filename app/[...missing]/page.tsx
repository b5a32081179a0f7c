import { notFound } from "next/navigation";

/** Every unknown path. Next sends the root's not-found with all pages, so the one with the shop's layout is here. */
export default function MissingPage() {
  notFound();
}
