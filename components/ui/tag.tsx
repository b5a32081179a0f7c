import type { ReactNode } from "react";

/** The tag on a picture, hanging from its top edge; the picture's frame must be `relative`. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
