/** As zod's own, and with the top-level domains of Indian scripts: "xn--h2brj9c" is भारत. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** What a domain of any script may consist of; anything else would end it in a URL. */
const domainPattern = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An email address with its internationalised domain in the ASCII form that mail servers know, so that an address is one
 * account in either form: "asha@नमूना.भारत" -> "asha@xn--l2bar9dsa.xn--h2brj9c". Anything else is returned unchanged.
 */
export function withAsciiDomain(email: string): string {
  const start = email.lastIndexOf("@") + 1;
  const domain = email.slice(start);
  const url = `http://${domain}`;
  if (isAscii(domain) || !domainPattern.test(domain) || !URL.canParse(url)) return email;
  return email.slice(0, start) + new URL(url).hostname;
}
