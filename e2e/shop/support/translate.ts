import type { Page } from "@playwright/test";

/**
 * Does to a page what a browser's translator does: replaces each text by an element that contains it, and goes on with
 * text that is added later. Pages that are opened afterwards are translated too.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== "";
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || parent.closest("font, script, style, textarea, title")) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      // The translator puts in a text of its own; what the page still holds is nowhere in the document.
      inner.append(text.data);
    };
    const all = (root: Node) => {
      if (isText(root)) return replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      for (const text of texts) replace(text);
    };
    all(document.body);
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.type === "characterData") all(change.target);
        else for (const node of change.addedNodes) all(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
