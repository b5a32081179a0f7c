import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { GuestsOnly } from "@/components/auth/guests-only";
import { RegisterForm } from "@/components/auth/register-form";

export const metadata: Metadata = { title: "Sign up", robots: { index: false } };

export default function RegisterPage() {
  return (
    <GuestsOnly>
      <AuthCard
        heading="Create New Account"
        question="Already have an account?"
        link={{ href: "/auth/login", text: "Login" }}
      >
        <RegisterForm />
      </AuthCard>
    </GuestsOnly>
  );
}
