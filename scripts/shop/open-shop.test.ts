import { createServer } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anyFreePort } from "../lib/free-port";
import { ensureBuild } from "./build";
import { openShop } from "./open-shop";
import { startServer } from "./server";
import { simulatorServices, superviseServices } from "./services";

vi.mock("./build", () => ({ ensureBuild: vi.fn(), unusedDevFolder: vi.fn() }));
vi.mock("./server", () => ({ startServer: vi.fn(async () => ({ ended: Promise.resolve(0) })) }));
vi.mock("./services", () => ({
  addressOf: () => undefined,
  database: { name: "database" },
  ensureService: vi.fn(),
  inTurn: (work: () => unknown) => work(),
  superviseServices: vi.fn(),
  scope: "demo",
  simulatorServices: vi.fn(() => []),
}));
vi.mock("./secrets", () => ({ demoAccounts: () => ({}), secretsOfClone: () => ({}) }));
vi.mock("./env-file", () => ({ loadEnvFile: () => {} }));
vi.mock("../database/run-migrations", () => ({ runMigrations: async () => [] }));
vi.mock("../seed", () => ({ seed: async () => ({ products: 0, madeAccounts: false, accounts: {} }) }));

const other = createServer();
const stopSupervising = vi.fn();

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.mocked(superviseServices).mockReturnValue(stopSupervising);
  vi.stubEnv("MONGODB_URI", "mongodb://127.0.0.1:1/vastra");
});
afterEach(async () => {
  vi.clearAllMocks();
  await new Promise((resolve) => other.close(resolve));
});

test("a port that somebody takes during the build is left to them", async () => {
  const port = await anyFreePort();
  vi.stubEnv("PORT", String(port));
  vi.mocked(ensureBuild).mockImplementation(async () => {
    await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
    return ".next";
  });
  const { url } = await openShop({ session: {} } as Parameters<typeof openShop>[0], "start");
  const chosen = Number(new URL(url).port);
  expect(chosen).toBeGreaterThan(port);
  expect(startServer).toHaveBeenCalledWith({}, expect.objectContaining({ port: chosen }));
  expect(simulatorServices, "told the address that counts").toHaveBeenCalledWith({}, url);
});

test("services that another demo takes with it while the server starts are started again", async () => {
  vi.mocked(startServer).mockImplementationOnce(async () => {
    expect(superviseServices).toHaveBeenCalledOnce();
    expect(stopSupervising).not.toHaveBeenCalled();
    throw new Error("the server is all that this test is about");
  });
  const opening = openShop({ session: {} } as Parameters<typeof openShop>[0], "start");
  await expect(opening).rejects.toThrow("all that this test is about");
  expect(stopSupervising).toHaveBeenCalledOnce();
});
