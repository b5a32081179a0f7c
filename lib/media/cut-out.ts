/** What the address of an uploaded picture ends with where what it shows is cut out: nobody asks a server for it. */
export const cutOutMark = "#cut-out";

/**
 * Whether a picture shows a thing without a ground, which then hangs or stands on what is behind the picture. The address
 * says it: that of an upload has a mark (see server/transparency.ts), the shop's own are in folders of their own.
 */
export function isCutOut(image: string): boolean {
  return image.endsWith(cutOutMark) || /^\/pictures\/(cut|hung)\//.test(image);
}

/** Whether what a cut-out hangs on is part of the picture, in the middle of its upper edge. */
export function hasHanger(image: string): boolean {
  return image.startsWith("/pictures/hung/");
}
