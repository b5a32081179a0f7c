"use client";

import { type ComponentType, type ReactNode, useMemo, useState } from "react";
import { loadPart, warmPart } from "@/lib/load-part";
import { notify } from "@/lib/notify";
import { PanelContext, type PanelName, type PanelProps } from "./panel-context";

/** Each panel is loaded when it first opens: few visitors open one. */
const loaders: Record<PanelName, () => Promise<ComponentType<PanelProps>>> = {
  menu: () => import("./mobile-menu").then((module) => module.MobileMenu),
  cart: () => import("@/components/cart/cart-panel").then((module) => module.CartPanel),
  contact: () => import("./contact-us").then((module) => module.ContactUs),
  stores: () => import("./offline-stores").then((module) => module.OfflineStores),
};

const names: PanelName[] = ["menu", "cart", "contact", "stores"];

/** Renders the shop's panels, at most one of them open. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<PanelName | null>(null);
  const [loaded, setLoaded] = useState<Partial<Record<PanelName, ComponentType<PanelProps>>>>({});

  const panels = useMemo(
    () => ({
      open: (name: PanelName) => {
        setCurrent(name);
        // The message that offers it would cover it.
        notify.succeeded(name);
        void loadPart(
          loaders[name],
          (Panel) => setLoaded((before) => (before[name] ? before : { ...before, [name]: Panel })),
          () => setCurrent(null),
        );
      },
      warm: (name: PanelName) => warmPart(loaders[name]),
    }),
    [],
  );

  return (
    <PanelContext value={panels}>
      {children}
      {names.map((name) => {
        const Panel = loaded[name];
        return (
          Panel && <Panel key={name} open={name === current} onOpenChange={(open) => setCurrent(open ? name : null)} />
        );
      })}
    </PanelContext>
  );
}
