/**
 * The session of this page has ended: off to sign in, and back here afterwards. The answer never comes, so that what is
 * shown stays until the browser has left.
 */
export function signInAgain(): Promise<never> {
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.assign(`/auth/login?ended=1&next=${next}`);
  return new Promise(() => undefined);
}
