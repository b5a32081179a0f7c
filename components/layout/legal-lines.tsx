import Link from "next/link";
import type { ReactNode } from "react";
import { helpPath } from "@/lib/help/path";
import { useShopWords } from "@/lib/settings/shop-words";
import { returnsText, telephone } from "@/lib/settings/texts";

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Reach({ email, phone }: { email: string; phone: string }) {
  return (
    <div>
      <a href={`mailto:${email}`}>{email}</a>
      <a href={telephone(phone)} className="figures">
        {phone}
      </a>
    </div>
  );
}

/** The information that Indian law requires of a shop. */
export function LegalLines() {
  const words = useShopWords();
  const { shop, care, officer } = words;
  return (
    <dl className="legal-lines">
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
        <Link prefetch={false} href={helpPath("returns")}>
          {returnsText(words)}
        </Link>
      </Line>
    </dl>
  );
}
