/** No dialog: what a first visit of any page of the shop shows. */
export default function NoDialog() {
  return null;
}
