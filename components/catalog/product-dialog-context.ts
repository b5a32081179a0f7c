"use client";

import { createContext, useContext } from "react";

/** What a card knows of its product: enough to open the dialog before the rest is there. */
export interface Preview {
  id: string;
  title: string;
  image: string;
}

/** Opens the dialog for a link that was pressed. Without one above, links lead to the product's page. */
export const ProductDialogContext = createContext<(preview: Preview) => void>(() => undefined);

export function useProductDialog() {
  return useContext(ProductDialogContext);
}
