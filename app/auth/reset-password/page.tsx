import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false }, referrer: "no-referrer" };

export default function ResetPasswordPage() {
  return (
    <AuthCard
      heading="Choose a new password"
      question="Know your password?"
      link={{ href: "/auth/login", text: "Login" }}
    >
      <ResetPasswordForm />
    </AuthCard>
  );
}
