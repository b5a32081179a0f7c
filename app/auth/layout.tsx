import type { ReactNode } from "react";
import { PictureWall } from "@/components/auth/picture-wall";
import { Logo } from "@/components/layout/logo";

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden bg-kesar px-4 py-10">
      <PictureWall />
      <div className="relative w-full max-w-md rounded-panel border-marigold border-t-4 bg-paper/88 px-6 pb-8 shadow-panel backdrop-blur-xl md:px-10">
        <div className="h-20">
          <Logo bar={false} className="w-fit pt-2" />
        </div>
        {children}
      </div>
    </main>
  );
}
