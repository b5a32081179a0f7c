/** The classes of a menu row: icon, text, 44 px high. */
export const menuRow =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left transition-colors duration-(--duration-touch) hover:bg-cotton [&>.icon]:size-4.5 [&>.icon]:stroke-[1.5]";
