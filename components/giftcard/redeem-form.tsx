"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** Gift cards can't be redeemed yet: the form logs to the console that it was submitted, never the values. */
export function RedeemForm() {
  return (
    <form
      // Prevents the native submit, so that without JavaScript no number ends up in a URL.
      method="dialog"
      className="mt-6 grid max-w-md gap-4"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        console.info("The gift card form was submitted.");
      }}
    >
      <Field label="Card Number">
        <Input name="cardnumber" type="text" inputMode="numeric" placeholder="16 digits" required />
      </Field>
      <Field label="Card Pin" className="max-w-44">
        <Input name="cardpin" type="text" inputMode="numeric" placeholder="6 digits" required />
      </Field>
      <Button type="submit" size="lg" className="mt-1 md:w-44">
        Redeem
      </Button>
    </form>
  );
}
