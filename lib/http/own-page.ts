/** The request header by which a page of the shop says that it is one. */
export const ownPageHeader = "x-own-page";
