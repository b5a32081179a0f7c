/**
 * What is not whole on the page as it stands, each by its text: it sticks out of the window to the side, is cut off by its
 * box, lies over other text, or breaks within a short word. It runs in the page.
 */
export function notWhole(): string[] {
  interface Piece {
    element: Element;
    name: string;
    boxes: DOMRect[];
  }
  const page = document.documentElement;
  const ancestors = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? ancestors(element.parentElement) : []),
  ];
  const styleOf = (element: Element) => getComputedStyle(element);

  /** Shortened with dots, swiped sideways, hidden but spoken, or decoration. */
  function isMeant(element: Element): boolean {
    const { textOverflow, overflowX, clipPath, width, filter, webkitLineClamp } = styleOf(element);
    const isSwiped = element.tagName === "UL" && overflowX === "auto" && element.scrollWidth > element.clientWidth;
    const isShortened = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    return isShortened || isSwiped || clipPath !== "none" || width === "1px" || filter !== "none";
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[aria-hidden=true], option, [data-sonner-toaster]") &&
    !ancestors(element).some(isMeant);

  function* texts(): Generator<Piece & { text: string; range: Range }> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.nodeValue ?? "";
      const element = node.parentElement;
      if (!element || !text.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const name = `<${element.tagName.toLowerCase()}> ${text.trim().slice(0, 40)}`;
      yield { element, name, boxes: [...range.getClientRects()], text, range };
    }
  }
  const shown = [...texts()];

  /** Words of up to 14 letters; parts of longer words, of addresses and of names with figures may break. */
  function broken({ name, text, range }: (typeof shown)[number]): string[] {
    const node = range.startContainer;
    return [...text.matchAll(/(?<!\S)\p{P}*(\p{L}{2,14})\p{P}*(?!\S)/gu)].flatMap(({ 0: all, 1: word = "", index }) => {
      range.setStart(node, index + all.indexOf(word));
      range.setEnd(node, index + all.indexOf(word) + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [`${name}: "${word}" stands in ${lines.size} lines`] : [];
    });
  }

  function outside({ name, boxes }: Piece): string[] {
    return boxes
      .filter(({ width, left, right }) => width > 0 && (left < -1 || right > page.clientWidth + 1))
      .map(
        ({ left, right, top }) => `${name}: from ${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)} down`,
      );
  }

  /** What makes the page wider than its window. */
  function widest(): string {
    const isWide = (one: Element) => one.getBoundingClientRect().right > page.clientWidth + 1;
    const wide = [...document.body.querySelectorAll("*")].filter(
      (one) => isWide(one) && ![...one.children].some(isWide),
    );
    return wide.map((one) => `${one.tagName} ${one.getAttribute("class")}`.slice(0, 60)).join(", ");
  }

  /** Cut off by a box that does not scroll. */
  function cutOff({ element, name, boxes }: Piece): string[] {
    const clip = ancestors(element).find((one) => styleOf(one).overflow !== "visible");
    if (!clip || clip === document.body || clip === page || /auto|scroll/.test(styleOf(clip).overflow)) return [];
    const frame = clip.getBoundingClientRect();
    const isCut = boxes.some(
      ({ top, bottom, left, right }) =>
        bottom > frame.bottom + 2 || top < frame.top - 2 || left < frame.left - 2 || right > frame.right + 2,
    );
    return isCut ? [`${name}: cut off by ${clip.getAttribute("class")?.slice(0, 40)}`] : [];
  }

  /** What can be seen of a box, a little smaller: lines of text may touch. Null if that is nothing. */
  function seen(element: Element, box: DOMRect) {
    let { left, right } = box;
    let [top, bottom] = [box.top + box.height * 0.25, box.bottom - box.height * 0.25];
    for (const clip of ancestors(element).filter((one) => styleOf(one).overflow !== "visible")) {
      const frame = clip.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return right - left > 4 && bottom > top ? { left: left + 2, right: right - 2, top, bottom } : null;
  }

  // Bars that are pinned lie over the page on purpose, and a dialog over the page behind.
  const layer = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) ?? document.body;
  const layerOf = (element: Element) =>
    ancestors(element).find((one) => /fixed|sticky/.test(styleOf(one).position)) ?? layer;
  const flowing = shown
    .filter(({ element }) => layer.contains(element))
    .map(({ element, name, boxes }) => ({
      name,
      layer: layerOf(element),
      boxes: boxes.flatMap((box) => seen(element, box) ?? []),
    }));
  const overlaps = flowing.flatMap((one, index) =>
    flowing
      .slice(index + 1)
      .filter(
        (other) =>
          other.layer === one.layer &&
          one.boxes.some((a) =>
            other.boxes.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
          ),
      )
      .map((other) => `${one.name} lies over ${other.name}`),
  );

  const controls = [...document.querySelectorAll("button, a, input, select, textarea")].filter(isShown);
  const frames = controls.map((one) => ({
    element: one,
    name: `${one.tagName} ${one.ariaLabel ?? one.textContent}`,
    boxes: [one.getBoundingClientRect()],
  }));
  const found = [
    ...(page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide: ${widest()}`] : []),
    ...shown.flatMap(broken),
    ...[...shown, ...frames].flatMap(outside),
    ...shown.flatMap(cutOff),
    ...overlaps,
  ];
  return [...new Set(found)];
}
