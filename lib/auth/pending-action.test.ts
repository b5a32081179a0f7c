import { beforeEach, expect, test, vi } from "vitest";
import { discardPendingAction, type PendingAction, savePendingAction, takePendingAction } from "./pending-action";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const action: PendingAction = { kind: "cart", productId: "665f1c2ab3d4e5f6a7b8c9d0", size: "m" };

test("an action is returned once", () => {
  savePendingAction(action);
  expect(takePendingAction()).toEqual(action);
  expect(takePendingAction()).toBeNull();
});

test("it expires after half an hour, and can be dropped", () => {
  savePendingAction(action, 0);
  expect(takePendingAction(30 * 60_000 + 1)).toBeNull();
  savePendingAction(action);
  discardPendingAction();
  expect(takePendingAction()).toBeNull();
});

test.each(["nonsense", "{}", '{"kind":"pay","productId":"a","at":1}', '{"kind":"cart","productId":{},"at":1}'])(
  "a stored value of %s is no action",
  (text) => {
    stored.set("pendingAction", text);
    expect(takePendingAction(2)).toBeNull();
  },
);

test("an invalid size counts as no size", () => {
  stored.set("pendingAction", JSON.stringify({ ...action, size: "huge", at: 1 }));
  expect(takePendingAction(2)).toEqual({ ...action, size: null });
});
