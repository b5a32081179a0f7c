/** A script of the build: React lists them all in the head, to be fetched and run as soon as each arrives. */
const script = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;

/** What lets a browser fetch scripts of the build before it comes to them. */
const preload = /<link rel="preload" as="script"[^>]*>/g;

/** How long scripts wait at most for the first view, in ms: on slow connections that is later. */
const maxWaitMs = 500;

/**
 * Starts the scripts once the first view is painted. It stands before the stylesheets, which scripts within a page wait for.
 * A tab in the background paints nothing: its scripts start when the time is up.
 */
const starter = `<script>{
const start = () => document.querySelectorAll("script[data-src]").forEach((script) => {
script.src = script.dataset.src;
script.removeAttribute("data-src");
});
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
setTimeout(() => { start(); addEventListener("DOMContentLoaded", start); }, ${maxWaitMs});
}</script>`.replaceAll("\n", "");

/**
 * A page whose scripts are fetched and run after its first view: stylesheets, fonts and pictures need not share a slow
 * connection with 180 kB that nobody sees, nor wait for a phone to compile them.
 * @param {string} html a whole page as Next.js renders it
 */
export function deferScripts(html) {
  const deferred = html.replaceAll(preload, "").replaceAll(script, '<script data-src="$1" async=""></script>');
  return deferred === html ? html : deferred.replace("<head>", `<head>${starter}`);
}
