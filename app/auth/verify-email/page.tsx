import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { VerifyEmailForm } from "@/components/auth/verify-email-form";

export const metadata: Metadata = {
  title: "Confirm your email address",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function VerifyEmailPage() {
  return (
    <AuthCard
      heading="Confirm your email address"
      question="Done already?"
      link={{ href: "/auth/login", text: "Login" }}
    >
      <VerifyEmailForm />
    </AuthCard>
  );
}
