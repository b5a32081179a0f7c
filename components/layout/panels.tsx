"use client";

import { type ComponentType, type ReactNode, useMemo, useState } from "react";
import { notify } from "@/lib/notify";
import { PanelContext, type PanelName, type PanelProps } from "./panel-context";

/** Each is loaded at its first opening: few visitors open one. */
const loaders: Record<PanelName, () => Promise<ComponentType<PanelProps>>> = {
  menu: () => import("./mobile-menu").then((module) => module.MobileMenu),
  cart: () => import("@/components/cart/cart-panel").then((module) => module.CartPanel),
  contact: () => import("./contact-us").then((module) => module.ContactUs),
  stores: () => import("./offline-stores").then((module) => module.OfflineStores),
};

const names: PanelName[] = ["menu", "cart", "contact", "stores"];

/** Holds the panels of the shop, at most one of them open. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<PanelName | null>(null);
  const [loaded, setLoaded] = useState<Partial<Record<PanelName, ComponentType<PanelProps>>>>({});

  const panels = useMemo(
    () => ({
      open: (name: PanelName) => {
        setCurrent(name);
        loaders[name]().then(
          (Panel) => setLoaded((before) => (before[name] ? before : { ...before, [name]: Panel })),
          () => {
            setCurrent(null);
            notify.error("This did not open. Check your connection and try again.");
          },
        );
      },
      // A failure here is told when the panel is opened.
      warm: (name: PanelName) => void loaders[name]().catch(() => undefined),
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
