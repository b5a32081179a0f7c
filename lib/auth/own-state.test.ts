import { describe, expect, it, vi } from "vitest";
import { ownState } from "./own-state";

const waiting = { isPending: true, isError: false, isRefetching: false, refetch: vi.fn() };
const known = { user: null, isLoading: false, isFailed: false, reload: vi.fn() };

describe("ownState", () => {
  it("waits for the session and for the query", () => {
    expect(ownState({ ...known, isLoading: true }, waiting)).toMatchObject({ isLoading: true, isFailed: false });
    expect(ownState(known, waiting)).toMatchObject({ isLoading: true, isFailed: false, reload: waiting.refetch });
  });

  it("has failed with either, and retries the one that failed", () => {
    expect(ownState({ ...known, isFailed: true }, waiting)).toMatchObject({
      isLoading: false,
      isFailed: true,
      reload: known.reload,
    });
    expect(ownState(known, { ...waiting, isPending: false, isError: true })).toMatchObject({
      isLoading: false,
      isFailed: true,
      reload: waiting.refetch,
    });
  });
});
