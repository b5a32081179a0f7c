import type { ReactNode } from "react";

/** The tag on a picture, hanging from its top edge; the picture's frame must be `relative`. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span
      data-slot="tag"
      className="absolute top-0 left-3 rounded-b-tag border-marigold border-t-2 bg-paper px-2 py-1 font-semibold text-tiny"
    >
      {children}
    </span>
  );
}
