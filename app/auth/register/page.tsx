import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { RegisterForm } from "@/components/auth/register-form";

export const metadata: Metadata = { title: "Sign up", robots: { index: false } };

export default function RegisterPage() {
  return (
    <AuthCard
      heading="Create New Account"
      question="Already have an account?"
      link={{ href: "/auth/login", text: "Login" }}
    >
      <RegisterForm />
    </AuthCard>
  );
}
