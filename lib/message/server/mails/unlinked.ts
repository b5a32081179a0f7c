/**
 * A text of a shopper's as mails show it. Anybody can register with the address of another and write what they like: mail
 * programs would make a link of what looks like a host, or of a host without dots after "https://".
 */
export function unlinked(text: string): string {
  return text.replace(/\.(?=\S)|:(?=\/\/)/g, " ");
}
