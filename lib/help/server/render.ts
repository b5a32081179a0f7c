import "server-only";
import { Marked } from "marked";
import sanitize from "sanitize-html";
import type { Settings } from "@/lib/settings/schema";
import { fillText } from "./fill";

/** A page of the shop, a part of the same page, https, mail or phone. */
const allowedLink = /^(?:https:\/\/|mailto:|tel:|#|\/shop\/)/i;

const markdown = new Marked({
  gfm: true,
  renderer: {
    html: () => "",
    image: ({ text }) => text.replace(/[<>&"]/g, ""),
    // The page's title is its h1.
    heading({ tokens, depth }) {
      const level = Math.min(depth + 1, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return allowedLink.test(href) ? `<a href="${href.replace(/"/g, "%22")}">${text}</a>` : text;
    },
  },
});

/** What a help page may consist of, whatever the text was. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "strong", "em", "del", "code", "pre"],
    ...["blockquote", "a", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: { a: ["href"], ol: ["start"], th: ["align"], td: ["align"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/**
 * A help page's Markdown as HTML, filled with the settings: headings from h2, without HTML of its own, pictures, and links
 * to anything but the shop, https, mail and phone.
 */
export function renderHelp(text: string, settings: Settings): string {
  const html = markdown.parse(fillText(text, settings), { async: false });
  return sanitize(html, allowed).trim();
}
