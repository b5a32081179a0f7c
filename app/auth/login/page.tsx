import type { Metadata } from "next";
import { Suspense } from "react";
import { AuthCard } from "@/components/auth/auth-card";
import { GuestsOnly } from "@/components/auth/guests-only";
import { LoginForm } from "@/components/auth/login-form";
import { SessionEnded } from "@/components/auth/session-ended";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

export default function LoginPage() {
  return (
    <GuestsOnly>
      <AuthCard
        heading="Sign in to your Account"
        question="Don't have an account?"
        link={{ href: "/auth/register", text: "Register" }}
      >
        <Suspense>
          <SessionEnded />
        </Suspense>
        <LoginForm />
      </AuthCard>
    </GuestsOnly>
  );
}
