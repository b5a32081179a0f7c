/** No dialog: the default on a full page load. */
export default function NoDialog() {
  return null;
}
