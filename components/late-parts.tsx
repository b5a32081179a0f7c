"use client";

import { CompareTray } from "./catalog/compare/compare-tray";
import { Toaster } from "./ui/toaster";

/** What any page may show once it has settled. */
export function LateParts() {
  return (
    <>
      <Toaster />
      <CompareTray />
    </>
  );
}
