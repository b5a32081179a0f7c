const pattern = /^[a-z0-9&-]{1,40}$/;

/** Whether a text can be the id of an entry, a size or an option: they are stored with products and orders, and never change. */
export const isEntryId = (text: string) => pattern.test(text);
