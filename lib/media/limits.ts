/** The largest picture that can be uploaded, in bytes. */
export const maxFileBytes = 4 * 1024 * 1024;

/** The same, formatted for people. */
export const maxFileText = `${maxFileBytes / 1024 / 1024} MB`;

/** The accepted types of pictures, for the `accept` attribute of a file field. */
export const pictureKinds = "image/jpeg,image/png,image/webp,image/avif";
