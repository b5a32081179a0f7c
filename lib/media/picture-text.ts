/** The addresses of pictures as one text, for a draft, which has texts only. */
export const picturesToText = (images: readonly string[]): string => images.join("\n");

/** The addresses of pictures in such a text. */
export const picturesOfText = (text: string): string[] => text.split("\n").filter(Boolean);
