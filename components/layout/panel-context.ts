"use client";

import { createContext, useContext } from "react";

/** What opens over any page of the shop. */
export type PanelName = "menu" | "cart" | "contact" | "stores";

export interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Panels {
  open: (name: PanelName) => void;
  /** Fetches a panel that is likely to be opened next. */
  warm: (name: PanelName) => void;
}

export const PanelContext = createContext<Panels | null>(null);

/** Opens the panels of the shop from wherever a button for one stands. */
export function usePanels(): Panels {
  const panels = useContext(PanelContext);
  if (!panels) throw new Error("usePanels needs a PanelsProvider above it.");
  return panels;
}
