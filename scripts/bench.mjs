import { rmSync } from "node:fs";
import { run } from "./boot/run.mjs";
import { inRoot } from "./lib/folders.mjs";

const [what, ...words] = process.argv.slice(2);

if (what === "admin") {
  const scope = "bench-admin";
  await run({
    kind: "bench",
    scope,
    load: async () => {
      const { benchAdmin } = await import("./bench/admin/run-admin.ts");
      return (current) => benchAdmin(current, words);
    },
    interrupted: 130,
    atEnd: (code) => {
      rmSync(inRoot(".data", scope), { recursive: true, force: true });
      return code;
    },
  });
} else {
  await run({
    kind: "bench",
    scope: "bench",
    load: async () => {
      const { benchShop } = await import("./bench/shop/run-shop.ts");
      return (current) => benchShop(current, process.argv.slice(2));
    },
    interrupted: 130,
  });
}
