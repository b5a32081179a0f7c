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
  expect(takePendingAction("a")).toEqual(action);
  expect(takePendingAction("a")).toBeNull();
});

test("what a shopper tried whose session had ended is done by nobody else", () => {
  savePendingAction({ ...action, userId: "a" });
  expect(takePendingAction("b")).toBeNull();
  savePendingAction({ ...action, userId: "a" });
  expect(takePendingAction("a")).toEqual({ ...action, userId: "a" });
});

test("it expires after half an hour, and can be discarded", () => {
  savePendingAction(action, 0);
  expect(takePendingAction("a", 30 * 60_000 + 1)).toBeNull();
  savePendingAction(action);
  discardPendingAction();
  expect(takePendingAction("a")).toBeNull();
});

test.each(["nonsense", "{}", '{"kind":"pay","productId":"a","at":1}', '{"kind":"cart","productId":{},"at":1}'])(
  "a stored value of %s is no action",
  (text) => {
    stored.set("pendingAction", text);
    expect(takePendingAction("a", 2)).toBeNull();
  },
);

test("an invalid size counts as no size", () => {
  stored.set("pendingAction", JSON.stringify({ ...action, size: "huge", at: 1 }));
  expect(takePendingAction("a", 2)).toEqual({ ...action, size: null });
});
