"use client";

import { ProductDialogFailed } from "@/components/catalog/product-dialog-failed";

export default ProductDialogFailed;
