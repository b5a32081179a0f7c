/** Who is no admin any more has nothing to do in the admin area; elsewhere nothing happens. Runs in the browser. */
export function leaveAdminArea(): void {
  if (window.location.pathname.startsWith("/admin/")) window.location.replace("/unauth-page");
}
