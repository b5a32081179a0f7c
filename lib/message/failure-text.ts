/**
 * Says in words why a mail was not sent, with the codes after them: "550 RCPT EENVELOPE" -> "its address was refused (550
 * RCPT EENVELOPE)". @param why the codes as `reasonOf` writes them
 */
export function failureText(why: string): string {
  const words = wordsFor(why);
  return words ? `${words} (${why})` : why;
}

function wordsFor(why: string): string | undefined {
  if (/^5\d\d RCPT\b/.test(why)) return "its address was refused";
  if (/^5\d\d DATA\b/.test(why)) return "the mail server refused it";
  if (/\bE(?:AUTH|OAUTH2)\b/.test(why)) return "the mail server refused the shop's name or password";
  if (/^4\d\d\b/.test(why)) return "the mail server could not take it";
  if (/\bE(?:ABORT|TIMEDOUT)\b/.test(why)) return "the mail server was too slow";
  if (/\bE(?:CONNECTION|SOCKET|DNS|CONNREFUSED|CONNRESET|TLS)\b/.test(why))
    return "the mail server could not be reached";
  return undefined;
}
