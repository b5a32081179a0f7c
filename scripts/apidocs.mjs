// Puts the reader of the API documentation where the site serves it from; runs before each build.
import { copyFileSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

mkdirSync(at("public/apidocs"), { recursive: true });
for (const file of ["swagger-ui-bundle.js", "swagger-ui.css"]) {
  copyFileSync(at(`node_modules/swagger-ui-dist/${file}`), at(`public/apidocs/${file}`));
}
copyFileSync(at("scripts/apidocs/start.js"), at("public/apidocs/start.js"));
