/**
 * What is not whole on the page as it stands, each by its text: it sticks out of the window to the side, is cut off by its
 * box or sticks out of its button, lies over other text, or breaks within a short word. It runs in the page.
 */
export function notWhole(): string[] {
  interface Piece {
    element: Element;
    name: string;
    boxes: DOMRect[];
  }
  const page = document.documentElement;
  /** Each answer is remembered: lists have thousands of texts in a few boxes. */
  function once<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
    const known = new Map<Element, Answer>();
    return (element) => {
      const answer = known.get(element) ?? ask(element);
      known.set(element, answer);
      return answer;
    };
  }
  const ancestors = once((element: Element): Element[] => [
    element,
    ...(element.parentElement ? ancestors(element.parentElement) : []),
  ]);
  const styleOf = once((element) => getComputedStyle(element));
  const frameOf = once((element) => element.getBoundingClientRect());

  /** Shortened with dots, swiped sideways, hidden but spoken, or decoration. */
  const isMeant = once((element): boolean => {
    const { textOverflow, overflowX, clipPath, width, filter, webkitLineClamp } = styleOf(element);
    const isRow = element.tagName === "UL" || element.role === "tablist";
    const isSwiped = isRow && overflowX === "auto" && element.scrollWidth > element.clientWidth;
    const isShortened = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    return isShortened || isSwiped || clipPath !== "none" || width === "1px" || filter !== "none";
  });
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[aria-hidden=true], option, [data-sonner-toaster]") &&
    !ancestors(element).some(isMeant);

  const clipsOf = once((element) => ancestors(element).filter((one) => styleOf(one).overflow !== "visible"));

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
    const [clip] = clipsOf(element);
    if (!clip || clip === document.body || clip === page || /auto|scroll/.test(styleOf(clip).overflow)) return [];
    const frame = frameOf(clip);
    const isCut = boxes.some(
      ({ top, bottom, left, right }) =>
        bottom > frame.bottom + 2 || top < frame.top - 2 || left < frame.left - 2 || right > frame.right + 2,
    );
    return isCut ? [`${name}: cut off by ${clip.getAttribute("class")?.slice(0, 40)}`] : [];
  }

  /** Higher than the button that it stands in. */
  function tooHigh({ element, name, boxes }: Piece): string[] {
    const button = element.closest("button");
    if (!button) return [];
    const { top, bottom } = frameOf(button);
    return boxes.some((box) => box.top < top - 2 || box.bottom > bottom + 2)
      ? [`${name}: sticks out of its button`]
      : [];
  }

  /** What can be seen of a box, a little smaller: lines of text may touch. Null if that is nothing. */
  function seen(element: Element, box: DOMRect) {
    let { left, right } = box;
    let [top, bottom] = [box.top + box.height * 0.25, box.bottom - box.height * 0.25];
    for (const clip of clipsOf(element)) {
      const frame = frameOf(clip);
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
  // From the top down: each box is compared with those that begin before it ends.
  const fromTop = flowing
    .flatMap((text) => text.boxes.map((box) => ({ text, box })))
    .sort((one, other) => one.box.top - other.box.top);
  const overlaps = fromTop.flatMap(({ text, box }, index) => {
    const found: string[] = [];
    for (let at = index + 1; at < fromTop.length && (fromTop[at]?.box.top ?? 0) < box.bottom; at++) {
      const other = fromTop[at];
      const isBeside = !other || other.box.left >= box.right || other.box.right <= box.left;
      if (isBeside || other.text === text || other.text.layer !== text.layer) continue;
      found.push(`${text.name} lies over ${other.text.name}`);
    }
    return found;
  });

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
    ...shown.flatMap(tooHigh),
    ...overlaps,
  ];
  return [...new Set(found)];
}
