const securityPage = "/admin/security";

/**
 * Leaves a page of the admin area that the user may no longer use; does nothing on other pages. Runs in the browser. On the
 * page Security a second factor that is required is set up; the server redirects from it whoever has lost the role.
 */
export function leaveAdminArea(): void {
  const { pathname } = window.location;
  if (pathname.startsWith("/admin/"))
    window.location.replace(pathname === securityPage ? "/unauth-page" : securityPage);
}
