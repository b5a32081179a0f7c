import type { Metadata } from "next";

export const metadata: Metadata = { title: "UnAuth", robots: { index: false } };

export default function UnauthPage() {
  return (
    <main className="p-6 md:p-10">
      <h1>UnAuth</h1>
    </main>
  );
}
