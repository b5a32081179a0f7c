"use client";

import { createContext, useContext } from "react";

/** The panels that open over any page of the shop. */
export type PanelName = "menu" | "cart" | "contact" | "stores";

export interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Panels {
  open: (name: PanelName) => void;
  /** Prefetches a panel that is likely to be opened next. */
  warm: (name: PanelName) => void;
}

export const PanelContext = createContext<Panels | null>(null);

/** Opens the shop's panels from any component below the provider. */
export function usePanels(): Panels {
  const panels = useContext(PanelContext);
  if (!panels) throw new Error("usePanels needs a PanelsProvider above it.");
  return panels;
}
