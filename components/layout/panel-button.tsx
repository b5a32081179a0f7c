"use client";

import type { ComponentProps } from "react";
import { type PanelName, usePanels } from "./panel-context";

interface PanelButtonProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  panel: PanelName;
}

/** A button that opens one of the shop's panels. */
export function PanelButton({ panel, ...props }: PanelButtonProps) {
  const { open, warm } = usePanels();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open(panel)}
      onPointerEnter={() => warm(panel)}
      {...props}
    />
  );
}
