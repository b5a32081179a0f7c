"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { PincodeAnswer } from "@/lib/address/schema";
import { cleanNumber } from "@/lib/clean-text";
import { ApiError, api } from "@/lib/http/client";
import type { SavedPlace } from "@/lib/saved-place";

interface PinFormProps {
  initial: string;
  onFound: (place: SavedPlace) => void;
  onCancel: () => void;
}

/** The town of a PIN code. Without an answer the code counts all the same; null for one that does not exist. */
async function placeOf(pincode: string): Promise<SavedPlace | null> {
  try {
    const { data } = await api<PincodeAnswer>(`/api/shop/pincode/${pincode}`);
    return data && { pincode, city: data.city };
  } catch (error) {
    if (error instanceof ApiError) return { pincode, city: "" };
    throw error;
  }
}

/** Asks for a PIN code and looks up its town. */
export function PinForm({ initial, onFound, onCancel }: PinFormProps) {
  const id = useId();
  const [error, setError] = useState("");
  const [isLooking, setIsLooking] = useState(false);
  // What is found after the form was cancelled is not wanted any more.
  const looking = useRef(new AbortController());
  useEffect(() => {
    looking.current = new AbortController();
    return () => looking.current.abort();
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pincode = cleanNumber(String(new FormData(event.currentTarget).get("pincode"))).replace(/\D/g, "");
    if (!/^[1-9]\d{5}$/.test(pincode)) return setError("Six digits, not starting with 0.");
    setIsLooking(true);
    const { signal } = looking.current;
    const place = await placeOf(pincode);
    if (signal.aborted) return;
    setIsLooking(false);
    if (place) onFound(place);
    else setError("There is no such PIN code.");
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-2 pl-8">
      <label htmlFor={id} className="block font-semibold text-small">
        PIN code
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <Input
          // The shopper has just asked for it.
          autoFocus
          id={id}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={initial}
          aria-invalid={error !== ""}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={() => setError("")}
          className="h-11 w-28"
        />
        <Button type="submit" variant="outline" waiting={isLooking} waitingText="Looking…">
          Save
        </Button>
        <Button variant="ghost" className="px-3" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="text-error-ink text-small">
        {error}
      </p>
    </form>
  );
}
