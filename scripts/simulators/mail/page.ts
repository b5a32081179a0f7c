import type { ReceivedMail } from "./mailbox";

/** Escapes text for HTML and for attributes. */
function escaped(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (letter) => names[letter] ?? letter);
}

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  ul { list-style: none; padding: 0; }
  li { border-top: 1px solid #8884; padding: 0.75rem 0; overflow-wrap: anywhere; }
  li a { font-weight: 600; }
  small { display: block; opacity: 0.75; }
  iframe { width: 100%; height: 48rem; border: 1px solid #8886; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem; }
  label, input { display: block; }
  input { font: inherit; width: 100%; box-sizing: border-box; padding: 0.5rem; }`;

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${styles}</style></head><body><main>${content}</main></body></html>`;
}

const time = (at: string) => new Date(at).toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });

/** The list of mails, newest first. @param to the address that the list is narrowed to, or "" */
export function listPage(mails: readonly ReceivedMail[], to: string): string {
  const rows = mails.map(
    ({ id, subject, to, at }) =>
      `<li><a href="/mails/${id}">${escaped(subject)}</a><small>To ${escaped(to)}, ${time(at)}</small></li>`,
  );
  const form = `<form><label for="to">To this address</label><input id="to" name="to" type="email" value="${escaped(to)}"></form>`;
  return page(
    "Mailbox",
    `<h1>Mailbox</h1>${form}<ul>${rows.join("") || "<li>No mail yet. Reload to look again.</li>"}</ul>`,
  );
}

/** One mail: both versions. Its links open in a tab of their own, as the shop can't be framed. */
export function mailPage({ subject, to, from, at, html, text }: ReceivedMail): string {
  const framed = `<base target="_blank">${html}`;
  return page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escaped(subject)}</h1>
<p>From ${escaped(from)}<br>To ${escaped(to)}<br>${time(at)}</p>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(framed)}"></iframe>
<h2>As text</h2><pre>${escaped(text)}</pre>`,
  );
}
