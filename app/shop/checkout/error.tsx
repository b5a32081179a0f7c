"use client";

import type { ComponentProps } from "react";
import { CheckoutFrame } from "@/components/checkout/checkout-frame";
import { PageFailedState } from "@/components/layout/page-failed";

export default function CheckoutFailed(props: ComponentProps<typeof PageFailedState>) {
  return (
    <CheckoutFrame>
      <PageFailedState {...props} />
    </CheckoutFrame>
  );
}
