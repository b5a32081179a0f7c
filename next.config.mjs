// Tests and a second server of one clone build into folders of their own (see scripts/).
const distDir = process.env.NEXT_DIST_DIR ?? ".next";

/** @type {import("next").NextConfig} */
const config = {
  distDir,
  typescript: {
    // Types are a stage of their own in `npm test`.
    ignoreBuildErrors: true,
    // Next rewrites the tsconfig.json of a build elsewhere, unless that one extends another.
    tsconfigPath: distDir === ".next" ? "tsconfig.json" : "tsconfig.test.json",
  },
};

export default config;
