/** The HTML of a help page, which the server has made from Markdown and sanitised. */
export function HelpText({ html }: { html: string }) {
  return (
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/help/server/render.ts sanitises it
      dangerouslySetInnerHTML={{ __html: html }}
      className="wrap-anywhere max-w-2xl text-lead [&_:is(h2,h3,h4,h5,h6)]:font-semibold [&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-1.5 [&_:is(ul,ol)]:pl-6 [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-rust [&_blockquote]:border-line [&_blockquote]:border-l-4 [&_blockquote]:pl-4 [&_h2]:display [&_h2]:mt-4 [&_h2]:text-h3 [&_ol]:list-decimal [&_pre]:whitespace-pre-wrap [&_td]:border-line [&_td]:border-t [&_td]:py-2 [&_td]:pr-4 [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_ul]:list-disc grid gap-4"
    />
  );
}
