import type { Control } from "@/components/form/control";

/** The field for a code of an account's second factor. */
export const secondFactorCode: Control<"code"> = {
  name: "code",
  label: "Code",
  autoComplete: "one-time-code",
  hint: "The six digits from your authenticator app, or a recovery code.",
};
