"use client";

import { createContext, useContext } from "react";

/** What a card knows about its product: enough to open the dialog before the rest has loaded. */
export interface Preview {
  id: string;
  title: string;
  image: string;
}

/** Opens the dialog for a link that was pressed. Without a provider, links navigate to the product's page. */
export const ProductDialogContext = createContext<(preview: Preview) => void>(() => undefined);

export function useProductDialog() {
  return useContext(ProductDialogContext);
}
