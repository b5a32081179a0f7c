"use client";

import { ProductDialogFailed } from "@/components/catalog/product/product-dialog-failed";

export default ProductDialogFailed;
