const securityPage = "/admin/security";

/**
 * Leaves a page of the admin area that the user may no longer use; does nothing on other pages. Runs in the browser. The server
 * leads on from the page that sets up a second factor, unless that is what is missing.
 */
export function leaveAdminArea(): void {
  const { pathname } = window.location;
  if (pathname.startsWith("/admin/"))
    window.location.replace(pathname === securityPage ? "/unauth-page" : securityPage);
}
