"use client";

import { Building2, Globe, type IconNode, Mail, MapPin, Phone, Scale, Undo2 } from "lucide";
import type { ReactNode } from "react";
import { HelpLink } from "@/components/help/help-link";
import { buttonClasses } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import { useShopWords } from "@/lib/settings/shop-words";
import { returnsText, telephone } from "@/lib/settings/texts";
import { site } from "@/lib/site";
import type { PanelProps } from "./panel-context";

function Fact({ icon, name, children }: { icon: IconNode; name: string; children: ReactNode }) {
  return (
    <div className="relative flex min-h-14 flex-col justify-center py-2.5 pl-9">
      <dt className="text-ink-3 text-small">
        <Icon shape={icon} className="absolute top-1/2 left-0 size-5 -translate-y-1/2 stroke-[1.5] text-rust" />
        <span>{name}</span>
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const linkClasses = "tap underline decoration-line-strong underline-offset-4 hover:text-rust";

export function ContactUs({ open, onOpenChange }: PanelProps) {
  const words = useShopWords();
  const { shop, care, officer, social } = words;
  const { developer } = site;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm">
        <DialogHeader title="Contact Us" />
        <DialogBody>
          <div className="flex items-center gap-4">
            <span
              aria-hidden="true"
              className="display grid size-16 shrink-0 place-items-center rounded-full bg-kesar text-h2"
            >
              {developer.initial}
            </span>
            <div>
              <h3 className="display text-h3">About Me</h3>
              <p className="text-ink-2">{developer.text}</p>
            </div>
          </div>
          <dl className="mt-5 divide-y divide-line border-line border-y">
            <Fact icon={MapPin} name="Address">
              {shop.address}
            </Fact>
            <Fact icon={Phone} name={["Phone", care.hours].filter(Boolean).join(", ")}>
              <a href={telephone(care.phone)} className={linkClasses}>
                {care.phone}
              </a>
            </Fact>
            <Fact icon={Mail} name="Email">
              <a href={`mailto:${care.email}`} className={linkClasses}>
                {care.email}
              </a>
            </Fact>
            <Fact icon={Globe} name="Portfolio">
              <a href={developer.portfolio.href} className={linkClasses}>
                {developer.portfolio.label}
              </a>
            </Fact>
            <Fact icon={Building2} name="Legal name">
              {shop.legalName}
            </Fact>
            <Fact icon={Scale} name="Grievance officer">
              <span>{officer.name}</span>
              <span className="flex flex-wrap gap-x-4 gap-y-5">
                <a href={`mailto:${officer.email}`} className={linkClasses}>
                  {officer.email}
                </a>
                <a href={telephone(officer.phone)} className={cn("figures", linkClasses)}>
                  {officer.phone}
                </a>
              </span>
            </Fact>
            <Fact icon={Undo2} name="Returns">
              <HelpLink slug="returns">{returnsText(words)}</HelpLink>
            </Fact>
          </dl>
          <div className="mt-5 grid grid-cols-3 gap-2">
            {social.map(({ label, href }) => (
              <a key={label} className={buttonClasses({ variant: "outline", className: "px-2" })} href={href}>
                {label}
              </a>
            ))}
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
