/**
 * Home, the brands, and the listings of everything or of one category: the pages that every visit begins with. They are few
 * whatever the catalogue has, so they are never evicted by others, and rendered at once however busy the shop is. Paths are
 * those of lib/pages/server/addresses.mjs, where "~" stands for a filter that is not chosen.
 */
const mainPage = /^\/shop\/cached\/(?:home\/first|brands\/all|listing\/[^/]+\/~\/~\/~)$/;

/** @param {string} path in the page cache */
export const isMainPage = (path) => mainPage.test(path);
