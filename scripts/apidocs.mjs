// Puts the reader of the API documentation where the site serves it from; runs after each install.
import { copyFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const file of ["swagger-ui-bundle.js", "swagger-ui.css"]) {
  copyFileSync(at(`node_modules/swagger-ui-dist/${file}`), at(`public/apidocs/${file}`));
}
