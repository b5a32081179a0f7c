import { afterEach, describe, expect, it, vi } from "vitest";
import { AcceptQueue } from "./accept-queue";

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a pause in requests", () => {
  it("is detected after two turns of the event loop without a request", async () => {
    vi.spyOn(performance, "now").mockReturnValue(0);
    const acceptQueue = new AcceptQueue();
    let isQuiet = false;
    const idle = acceptQueue.untilEmpty(20).then(() => {
      isQuiet = true;
    });
    for (let number = 0; number < 30; number++) {
      acceptQueue.noteRequest();
      await turn();
      expect(isQuiet).toBe(false);
    }
    await idle;
    expect(isQuiet).toBe(true);
  });

  it("is awaited only up to a limit", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const acceptQueue = new AcceptQueue();
    let isOver = false;
    const idle = acceptQueue.untilEmpty(20).then(() => {
      isOver = true;
    });
    while (!isOver) {
      acceptQueue.noteRequest();
      now.mockReturnValue(now.mock.calls.length);
      await turn();
    }
    await idle;
    expect(now.mock.calls.length).toBeGreaterThanOrEqual(20);
  });
});
