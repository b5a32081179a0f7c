"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { rememberedEmail } from "@/lib/auth/sign-up-email";

/** Fills in the email typed at sign-up, unless another one was typed already, and moves the focus to the password. */
export function SignUpEmail() {
  const { getValues, setValue, setFocus } = useFormContext<{ email: string; password: string }>();
  useEffect(() => {
    const email = rememberedEmail();
    if (!email || getValues("email")) return;
    setValue("email", email);
    setFocus("password");
  }, [getValues, setValue, setFocus]);
  return null;
}
