/** How large a part of a file may be, in bytes: hosts of functions take no body above 4.5 MB. */
export const maxPartBytes = 4 * 1024 * 1024;

/** The same as people read it. */
export const maxPartText = `${maxPartBytes / 1024 / 1024} MB`;

/** How large the browser makes a part, in bytes. */
export const partBytes = 3 * 1024 * 1024;

/** How many parts a file may have. */
export const mostParts = 100;

/** How long one call carries an import on before it answers with how far it came, in ms. */
export const stepMs = 15_000;

/** An import that came no step further for so long is carried on by whoever looks at it, in ms. */
export const stalledMs = 30_000;
