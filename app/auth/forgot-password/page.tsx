import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";

export const metadata: Metadata = { title: "Reset your password", robots: { index: false }, referrer: "no-referrer" };

export default function ForgotPasswordPage() {
  return (
    <AuthCard
      heading="Reset your password"
      question="Know your password?"
      link={{ href: "/auth/login", text: "Login" }}
    >
      <ForgotPasswordForm />
    </AuthCard>
  );
}
