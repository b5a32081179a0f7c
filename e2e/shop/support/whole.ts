/**
 * What is not whole on the page as it stands, each by its text: it sticks out of the window to the side, is cut off by its
 * box, lies over other text, or breaks within a short word. It runs in the page.
 */
export function notWhole(): string[] {
  const page = document.documentElement;
  const found = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
  const parentsOf = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? parentsOf(element.parentElement) : []),
  ];
  /** Shortened with dots, swiped sideways, hidden but spoken, or decoration. */
  const isMeant = (element: Element) => {
    const { textOverflow, overflowX, clipPath, width, filter } = getComputedStyle(element);
    const isSwiped = element.tagName === "UL" && overflowX === "auto" && element.scrollWidth > element.clientWidth;
    return textOverflow === "ellipsis" || isSwiped || clipPath !== "none" || width === "1px" || filter !== "none";
  };
  const isLeftOut = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest("[aria-hidden=true], option, [data-sonner-toaster]") !== null ||
    parentsOf(element).some(isMeant);
  const rounded = ({ left, right, top }: DOMRect) =>
    `from ${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)} down`;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { element: Element; name: string; boxes: DOMRect[] }[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element || !text.nodeValue?.trim() || isLeftOut(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const name = `<${element.tagName.toLowerCase()}> ${text.nodeValue.trim().slice(0, 40)}`;
    texts.push({ element, name, boxes: [...range.getClientRects()] });
    for (const { 0: word, index } of text.nodeValue.matchAll(/\p{L}{2,14}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const isPartOfLongWord = /\S{30}/.test(text.nodeValue.slice(Math.max(0, index - 30), index + 44));
      if (lines.size > 1 && !isPartOfLongWord) found.push(`${name}: "${word}" stands in ${lines.size} lines`);
    }
  }
  const controls = [...document.querySelectorAll("button, a, input, select, textarea")].filter(
    (one) => !isLeftOut(one),
  );
  for (const { name, boxes } of [
    ...texts,
    ...controls.map((one) => ({
      name: `${one.tagName} ${one.ariaLabel ?? one.textContent}`,
      boxes: [one.getBoundingClientRect()],
    })),
  ]) {
    for (const box of boxes) {
      if (box.width > 0 && (box.left < -1 || box.right > page.clientWidth + 1)) found.push(`${name}: ${rounded(box)}`);
    }
  }
  for (const { element, name, boxes } of texts) {
    const clip = parentsOf(element).find((one) => /hidden|clip/.test(getComputedStyle(one).overflow));
    const isInBody = !clip || clip === document.body || clip === page;
    const frame = clip?.getBoundingClientRect();
    if (
      frame &&
      !isInBody &&
      boxes.some(
        ({ top, bottom, left, right }) =>
          (bottom > frame.bottom + 2 || top < frame.top - 2 || left < frame.left - 2 || right > frame.right + 2) &&
          !parentsOf(element).some((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && clip.contains(one)),
      )
    )
      found.push(`${name}: cut off by ${clip.className.slice(0, 40)}`);
  }
  // Only what flows with the page: bars that are pinned lie over it on purpose, and a dialog over the page behind.
  const layer = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) ?? document.body;
  const layerOf = (element: Element) =>
    parentsOf(element).find((one) => /fixed|sticky/.test(getComputedStyle(one).position)) ?? layer;
  const flowing = texts.filter(({ element }) => layer.contains(element));
  const shrunk = (box: DOMRect) => ({
    left: box.left + 2,
    right: box.right - 2,
    top: box.top + box.height * 0.25,
    bottom: box.bottom - box.height * 0.25,
  });
  flowing.forEach((one, index) => {
    for (const other of flowing.slice(index + 1)) {
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      const isOver = one.boxes
        .map(shrunk)
        .some((a) =>
          other.boxes
            .map(shrunk)
            .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        );
      if (isOver) found.push(`${one.name} lies over ${other.name}`);
    }
  });
  return [...new Set(found)];
}
