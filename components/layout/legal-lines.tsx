import Link from "next/link";
import type { ReactNode } from "react";
import { helpPath } from "@/lib/help/path";
import { useShopWords } from "@/lib/settings/shop-words";
import { returnsText, telephone } from "@/lib/settings/texts";

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5 text-paper/75">{children}</dd>
    </div>
  );
}

function Reach({ email, phone }: { email: string; phone: string }) {
  const linkClasses = "tap underline decoration-paper/40 underline-offset-4 hover:text-marigold";
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      <a href={`mailto:${email}`} className={linkClasses}>
        {email}
      </a>
      <a href={telephone(phone)} className={`figures ${linkClasses}`}>
        {phone}
      </a>
    </span>
  );
}

/** The information that Indian law requires of a shop. */
export function LegalLines() {
  const words = useShopWords();
  const { shop, care, officer } = words;
  return (
    <dl className="grid gap-x-10 gap-y-5 border-paper/20 border-t py-8 text-small md:grid-cols-2 lg:grid-cols-4">
      <Line name="Sold by">{`${shop.legalName}, ${shop.address}`}</Line>
      <Line name="Customer care">
        <Reach email={care.email} phone={care.phone} />
        {care.name && <span className="block">{care.name}</span>}
        <span>{care.hours}</span>
      </Line>
      <Line name="Grievance officer">
        <span>{officer.name}</span>
        <Reach email={officer.email} phone={officer.phone} />
        <span>{officer.hours}</span>
      </Line>
      <Line name="Returns">
        <Link
          prefetch={false}
          href={helpPath("returns")}
          className="underline decoration-paper/40 underline-offset-4 hover:text-marigold"
        >
          {returnsText(words)}
        </Link>
      </Line>
    </dl>
  );
}
