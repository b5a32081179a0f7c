/** Leaves the admin area after the user has lost the admin role; does nothing on other pages. Runs in the browser. */
export function leaveAdminArea(): void {
  if (window.location.pathname.startsWith("/admin/")) window.location.replace("/unauth-page");
}
