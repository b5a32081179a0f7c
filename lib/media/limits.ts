/** The largest picture that an upload takes, in bytes. */
export const maxFileBytes = 4_194_304;

/** The kinds of pictures that an upload takes, for the `accept` of a file field. */
export const pictureKinds = "image/jpeg,image/png,image/webp,image/avif";
