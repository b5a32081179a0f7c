"use client";

import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { usePincode } from "@/lib/address/hooks";
import type { PincodePlace } from "@/lib/address/schema";

/** Fills city and state from the PIN code, but never over what the shopper wrote. */
export function PincodeFill() {
  const { getValues, setValue } = useFormContext<PincodePlace>();
  const pincode: string = useWatch({ name: "pincode" }) ?? "";
  const place = usePincode(pincode.trim());
  const filled = useRef<PincodePlace>({ city: "", state: "" });

  useEffect(() => {
    if (!place) return;
    for (const field of ["city", "state"] as const) {
      const written = getValues(field) ?? "";
      const isOurs = written === "" || written === filled.current[field];
      if (isOurs && place[field] !== "") setValue(field, place[field], { shouldValidate: true });
    }
    filled.current = place;
  }, [place, getValues, setValue]);

  return (
    <p aria-live="polite" className="sr-only">
      {place && `PIN code of ${[place.city, place.state].filter(Boolean).join(", ")}`}
    </p>
  );
}
