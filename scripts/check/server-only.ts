// Replaces the package server-only, which throws outside a server bundle; unit tests are not bundled.
export {};
