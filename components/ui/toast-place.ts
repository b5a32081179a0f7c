/** Positions for toasts; the first is the specified one. */
const positions = ["bottom-right", "top-right", "bottom-left", "top-left"] as const;
type ToastPosition = (typeof positions)[number];

/** A box on the screen, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The size of a toast with a second line and an action, in px. */
const size = { width: 356, height: 104 };
/** Distances from the edges of the screen, in px: below the top bar, and from the sides. */
export const toastTop = 76;
const side = 16;

function boxOf(position: ToastPosition, screen: { width: number; height: number; toastBottom: number }): Box {
  const width = Math.min(size.width, screen.width - 2 * side);
  const left = position.endsWith("right") ? screen.width - side - width : side;
  const top = position.startsWith("top") ? toastTop : screen.height - screen.toastBottom - size.height;
  return { left, top, right: left + width, bottom: top + size.height };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export interface ToastPlace {
  position: ToastPosition;
  /** The distance from the top of the screen of toasts that are at the top, in px. */
  top: number;
  /** In px; undefined for the usual width. */
  width?: number;
}

/**
 * On phones toasts are below the header, where they cover neither buttons nor sums. Over an open dialog or sheet that
 * is higher up they are in its head and leave its x free. All in px.
 */
export function phoneToastPlace(screenWidth: number, headerBottom: number, overlayTop: number | null): ToastPlace {
  const top = headerBottom + 8;
  const isAboveOverlay = overlayTop === null || overlayTop >= top + size.height;
  if (isAboveOverlay) return { position: "top-left", top, width: screenWidth - 2 * side };
  return { position: "top-left", top: overlayTop + 8, width: screenWidth - 2 * side - 48 };
}

/**
 * The first position where a toast covers none of these boxes: prices, and the control that was just pressed. Without
 * one, the specified position. `toastBottom` is the distance of toasts from the bottom of the screen, in px.
 */
export function toastPosition(
  keepClear: readonly Box[],
  screen: { width: number; height: number; toastBottom: number },
): ToastPosition {
  const free = positions.find((position) => !keepClear.some((box) => overlap(box, boxOf(position, screen))));
  return free ?? positions[0];
}
