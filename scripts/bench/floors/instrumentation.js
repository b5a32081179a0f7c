/** Without this file, the build would find and run the shop's in the folders above. */
export function register() {}
