import { beforeEach, expect, it, vi } from "vitest";
import { runJobs } from "./run";

const runs = vi.hoisted(() => ({ freshLists: vi.fn(), returnPictures: vi.fn(), stored: vi.fn(), isDone: vi.fn() }));

vi.mock("@/lib/server/database/connection", () => ({ connectDatabase: async () => undefined }));
vi.mock("@/lib/server/after-response", () => ({ afterResponse: () => undefined }));
vi.mock("@/lib/catalog/server/lists/load", () => ({ freshLists: runs.freshLists }));
vi.mock("./former-names", () => ({ takeOverFormerNames: async () => undefined }));
vi.mock("@/models/job", () => ({ Job: { updateOne: runs.stored, countDocuments: runs.isDone } }));
vi.mock("./jobs", async () => {
  const { jobNames } = await import("../names");
  const idle = { every: "call", until: 0, run: async () => ({}) };
  const daily = { every: "day", until: 0, run: runs.returnPictures };
  return { jobs: { ...Object.fromEntries(jobNames.map((name) => [name, idle])), returnPictures: daily } };
});

/** What was stored of the last run of the daily job. */
const storedRun = () => runs.stored.mock.calls.findLast(([{ _id }]) => _id === "returnPictures")?.[1].$set;

beforeEach(() => {
  vi.clearAllMocks();
  runs.isDone.mockResolvedValue(0);
});

it("knows the lists of the catalogue before the first job", async () => {
  runs.returnPictures.mockResolvedValue({});
  await runJobs();
  const [read, run] = [runs.freshLists, runs.returnPictures].map(({ mock }) => mock.invocationCallOrder);
  expect([read, run]).toEqual([[expect.any(Number)], [expect.any(Number)]]);
  expect(read?.[0]).toBeLessThan(run?.[0] ?? 0);
});

it("runs a daily job until a run of the day has left nothing", async () => {
  runs.returnPictures.mockResolvedValue({ returns: 7, isCutOff: true });
  await runJobs();
  expect(storedRun()).toMatchObject({ counts: { returns: 7 } });
  expect(storedRun()).not.toHaveProperty("succeededAt");

  runs.returnPictures.mockResolvedValue({ returns: 2, isCutOff: false });
  await runJobs();
  expect(storedRun()).toMatchObject({ counts: { returns: 2 }, succeededAt: storedRun().startedAt });

  runs.isDone.mockResolvedValue(1);
  await runJobs();
  expect(runs.returnPictures).toHaveBeenCalledTimes(2);
});
