"use client";

import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { usePincode } from "@/lib/address/hooks";
import { placeField } from "@/lib/address/place";
import { Pincode, type PincodePlace } from "@/lib/address/schema";

const nowhere: PincodePlace = { city: "", state: "" };

/** Fills city and state from the PIN code, and clears what it filled in when the next PIN code is unknown. */
export function PincodeFill() {
  const { getValues, setValue } = useFormContext<PincodePlace>();
  const pincode = Pincode.safeParse(useWatch({ name: "pincode" })).data ?? "";
  const place = usePincode(pincode);
  const filled = useRef(nowhere);

  useEffect(() => {
    if (place === undefined) return;
    const found = place ?? nowhere;
    for (const field of ["city", "state"] as const) {
      const written = getValues(field) ?? "";
      const next = placeField(written, filled.current[field], found[field]);
      // A field cleared here is not the shopper's mistake.
      if (next !== written) setValue(field, next, { shouldValidate: next !== "" });
    }
    filled.current = found;
  }, [place, getValues, setValue]);

  return (
    <p aria-live="polite" className="sr-only">
      {place && `PIN code of ${[place.city, place.state].filter(Boolean).join(", ")}`}
    </p>
  );
}
