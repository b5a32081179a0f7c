/**
 * Redirects to the sign-in page after the session has ended, and back here afterwards. The promise never settles, so
 * the current screen stays until the browser has left.
 */
export function signInAgain(): Promise<never> {
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.assign(`/auth/login?ended=1&next=${next}`);
  return new Promise(() => undefined);
}
