import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { VastraWord } from "@/components/ui/vastra-word";
import { contactPath } from "@/lib/grievance/status";
import { useShopWords } from "@/lib/settings/shop-words";
import { site } from "@/lib/site";
import { LegalLines } from "./legal-lines";
import { navItems } from "./nav-items";
import { NavLink } from "./nav-link";
import { PanelButton } from "./panel-button";
import { PrivateLink } from "./private-link";

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </nav>
  );
}

/** The subscribe box has no function yet, so it is not a form. */
function Subscribe() {
  return (
    <div className="foot-subscribe">
      <h2 className="display text-h2">Subscribe to get Admin Access</h2>
      <div className="flex gap-2">
        <input type="email" aria-label="Email" placeholder="you@example.in" />
        <Button variant="custom" className="h-12">
          Subscribe
        </Button>
      </div>
    </div>
  );
}

export function Footer({ year }: { year: number }) {
  const { shop, social } = useShopWords();
  return (
    <footer className="print:hidden on-ink mt-16 bg-ink pb-(--bar-room) text-paper md:mt-24">
      <div className="page">
        <Subscribe />
        <div className="foot-links">
          <div className="col-span-full max-w-md lg:col-span-1">
            <VastraWord className="mb-5 h-16 w-auto" />
            <h3 className="mb-2 font-semibold">About</h3>
            <p className="text-body text-paper/75">{shop.about}</p>
          </div>
          <Links title="Quick Links">
            {navItems().map((item) => (
              <li key={item.label}>
                <NavLink item={item} className="foot-link">
                  {item.label}
                </NavLink>
              </li>
            ))}
          </Links>
          <Links title="Support">
            <li>
              <PanelButton panel="contact" className="foot-link">
                Contact Us
              </PanelButton>
            </li>
            <li>
              <PanelButton panel="stores" className="foot-link">
                Offline Stores
              </PanelButton>
            </li>
            <li>
              <Link prefetch={false} href="/shop/help" className="foot-link">
                Help
              </Link>
            </li>
            <li>
              <Link prefetch={false} href={contactPath} className="foot-link">
                Raise a grievance
              </Link>
            </li>
            <li>
              <PrivateLink href="/shop/account?tab=orders" className="foot-link">
                Orders
              </PrivateLink>
            </li>
            <li>
              <PrivateLink href="/shop/wishlist" className="foot-link">
                Wishlist
              </PrivateLink>
            </li>
          </Links>
          <Links title="Stay Connected">
            {social.map(({ label, href }) => (
              <li key={label}>
                <a href={href} className="foot-link">
                  {label}
                </a>
              </li>
            ))}
          </Links>
        </div>
        <LegalLines />
        <div className="foot-end">
          {/* biome-ignore lint/performance/noImgElement: a drawing needs no other sizes */}
          <img
            src="/icons/ways-to-pay.svg"
            alt={`Ways to pay: ${site.waysToPay.join(", ")}`}
            width="288"
            height="118"
            loading="lazy"
          />
          <p className="text-paper/70 text-small">{`© ${year} ${site.name}. All rights reserved.`}</p>
        </div>
      </div>
    </footer>
  );
}
