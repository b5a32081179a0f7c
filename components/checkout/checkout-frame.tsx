"use client";

import type { ReactNode } from "react";
import { HelpLink } from "@/components/help/help-link";
import { Logo } from "@/components/layout/logo";
import { PanelButton } from "@/components/layout/panel-button";
import { useShopWords } from "@/lib/settings/shop-words";

interface CheckoutFrameProps {
  /** The progress, which stands in the header. */
  steps?: ReactNode;
  children: ReactNode;
}

/** What surrounds the checkout in place of the shop's header and footer, so that nothing leads away from the order. */
export function CheckoutFrame({ steps, children }: CheckoutFrameProps) {
  const { shop, returnDays } = useShopWords();
  return (
    <>
      <header className="border-line border-b bg-paper print:hidden">
        <div className="page flex flex-wrap items-center gap-x-8 lg:flex-nowrap lg:gap-x-12">
          <div className="h-14 shrink-0 lg:h-16">
            <Logo />
          </div>
          {steps && (
            <div className="order-last w-full lg:order-none lg:mx-auto lg:min-w-0 lg:max-w-2xl lg:self-start">
              {steps}
            </div>
          )}
          <PanelButton
            panel="contact"
            className="tap ml-auto shrink-0 py-2 font-medium underline underline-offset-4 hover:text-rust"
          >
            Need help?
          </PanelButton>
        </div>
      </header>
      <main id="step" tabIndex={-1} className="page min-h-[60dvh] pt-5 outline-none md:pt-8">
        {children}
      </main>
      <footer className="mt-6 border-line border-t pb-(--bar-room) print:hidden md:mt-16">
        <p className="page py-4 text-ink-3 text-tiny md:text-small">
          <span>{`${shop.legalName} · `}</span>
          <HelpLink slug="returns">{`${returnDays}-day returns`}</HelpLink>
          <span> · Secure payment</span>
        </p>
      </footer>
    </>
  );
}
