"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribeMotion(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

function subscribeVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/**
 * Calls `advance` every `interval` ms, but not while it is held or the tab is hidden, and with reduced motion only
 * after a press of play.
 * @param step changes with every manual advance, so that the interval restarts
 */
export function useAutoplay(advance: () => void, interval: number, held: boolean, step: number) {
  const reduced = useSyncExternalStore(
    subscribeMotion,
    () => window.matchMedia(query).matches,
    () => false,
  );
  const hidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const paused = choice === null ? reduced : choice === "pause";
  const running = !paused && !hidden && !held;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step by hand starts the time anew
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [running, advance, interval, step]);

  return { paused, running, toggle: () => setChoice(paused ? "play" : "pause") };
}
