/** The largest picture that an upload takes, in bytes. */
export const maxFileBytes = 4 * 1024 * 1024;

/** The same as people read it. */
export const maxFileText = `${maxFileBytes / 1024 / 1024} MB`;

/** The kinds of pictures that an upload takes, for the `accept` of a file field. */
export const pictureKinds = "image/jpeg,image/png,image/webp,image/avif";
