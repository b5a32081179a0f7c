let isLeaving = false;

/** Whether the page is being left for the sign-in page. */
export function isLeavingToSignIn(): boolean {
  return isLeaving;
}

/**
 * Redirects to the sign-in page after the session has ended, and back here afterwards. The promise never settles, so
 * the current screen stays until the browser has left.
 */
export function signInAgain(): Promise<never> {
  isLeaving = true;
  // Back may restore the page as it is now.
  window.addEventListener(
    "pageshow",
    () => {
      isLeaving = false;
    },
    { once: true },
  );
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.assign(`/auth/login?ended=1&next=${next}`);
  return new Promise(() => undefined);
}
