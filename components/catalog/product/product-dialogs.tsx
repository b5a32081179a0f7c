"use client";

import { usePathname, useRouter, useSelectedLayoutSegments } from "next/navigation";
import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { loadPart } from "@/lib/load-part";
import { useOverlayEntry } from "@/lib/overlays/use-overlay-entry";
import { type Preview, ProductDialogContext } from "../product-dialog-context";
import type { ProductDialogFrame, ProductDialogPreview } from "./product-dialog-frame";
import { noteListPlace, useListPlace } from "./use-list-place";

interface ProductDialogsProps {
  /** The parallel slot with the details of an intercepted product page. */
  dialog: ReactNode;
  children: ReactNode;
}

interface Parts {
  Frame: ComponentType<ComponentProps<typeof ProductDialogFrame>>;
  Waiting: ComponentType<ComponentProps<typeof ProductDialogPreview>>;
}

/** Loaded when first opened: reading a list needs no dialog. */
const loadParts = () =>
  import("./product-dialog-frame").then(
    ({ ProductDialogFrame: Frame, ProductDialogPreview: Waiting }): Parts => ({ Frame, Waiting }),
  );

/**
 * Opens products over the page. The dialog's URL is the product's: a press shows it immediately with what the card
 * knows, the details load with the navigation, and closing it goes back.
 */
export function ProductDialogs({ dialog, children }: ProductDialogsProps) {
  const router = useRouter();
  const path = usePathname();
  const intercepted = useSelectedLayoutSegments("dialog").includes("(.)product");
  const arrived = intercepted && path.startsWith("/shop/product/");
  const [parts, setParts] = useState<Parts | null>(null);
  const [pressed, setPressed] = useState<{ preview: Preview; from: string } | null>(null);
  /** Closed by the shopper, and then no longer to be seen. A Back in the browser closes it without these. */
  const [phase, setPhase] = useState<"open" | "closing" | "gone">("open");
  const waiting = pressed !== null && pressed.from === path && !arrived;
  // After Back the path is the same again: the pressed product must not stay pending.
  if (arrived && pressed) setPressed(null);
  // Until the URL has changed, Back has no other way to close it.
  useOverlayEntry(waiting && phase === "open", () => setPressed(null));

  useListPlace(arrived);
  const open = useCallback(
    (preview: Preview) => {
      noteListPlace();
      setPressed({ preview, from: path });
      setPhase("open");
    },
    [path],
  );

  useEffect(() => {
    if (parts || !(waiting || arrived)) return;
    void loadPart(loadParts, setParts, () => {
      setPressed(null);
      if (arrived) router.back();
    });
  }, [parts, waiting, arrived, router]);

  useEffect(() => {
    if (!arrived) return;
    return () => setPhase("open");
  }, [arrived]);

  // Closed before the URL had changed: the navigation is reverted as soon as it has.
  useEffect(() => {
    if (phase === "gone" && arrived) router.back();
  }, [phase, arrived, router]);

  return (
    <ProductDialogContext value={open}>
      {children}
      {parts && (waiting || arrived) && (
        <parts.Frame
          open={phase === "open"}
          onClose={() => setPhase("closing")}
          onClosed={() => phase === "closing" && setPhase("gone")}
        >
          {arrived ? dialog : pressed && <parts.Waiting {...pressed.preview} />}
        </parts.Frame>
      )}
    </ProductDialogContext>
  );
}
