import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReturnStatus, returnReasons, returnStatuses, statusTraits } from "./status";
import {
  cancelReturn,
  completeReturn,
  payReturn,
  type ReturnChange,
  type ReturnRefusal,
  type ReturnState,
  receiveReturnRefund,
  rejectExchange,
  type Step,
  setReturnStatus,
} from "./transitions";

const requested: ReturnState = {
  status: "Requested",
  refundStatus: "Waiting",
  isCash: false,
  exchange: "none",
  reasons: ["Damaged or defective"],
};
const step = (to: ReturnStatus, more: Partial<Step> = {}): Step => ({
  to,
  why: "",
  refundWithoutReturn: false,
  refundPaise: 100_000,
  ...more,
});

type Result = ReturnChange | ReturnRefusal | null;

const isChange = (result: Result): result is ReturnChange => result !== null && !("refused" in result);

function changed(result: Result): ReturnChange {
  if (!isChange(result)) throw new Error(result?.refused ?? "nothing changed");
  return result;
}

const allowed: Record<ReturnStatus, ReturnStatus[]> = {
  Requested: ["Approved", "Declined"],
  Approved: ["Picked up", "Declined"],
  "Picked up": ["Received", "Declined"],
  Received: [],
  Completed: [],
  Declined: [],
  Cancelled: [],
};

describe.each(returnStatuses)("an admin, with a return that is %s", (status) => {
  it.each(returnStatuses)("can set %s only if the table allows it", (to) => {
    const result = setReturnStatus({ ...requested, status }, step(to));
    if (to === status) expect(result).toBeNull();
    else if (allowed[status].includes(to)) expect(changed(result).status).toBe(to);
    else expect(result).toHaveProperty("refused");
  });
});

describe("a received return", () => {
  const pickedUp: ReturnState = { ...requested, status: "Picked up" };

  it.each([
    [{ isCash: false }, 100_000, "Refund pending"],
    [{ isCash: true }, 100_000, "To pay"],
    [{ isCash: false }, 0, "None"],
    [{ isCash: true }, 0, "None"],
  ])("%o with %i paise is %s", (how, refundPaise, refundStatus) => {
    const change = setReturnStatus({ ...pickedUp, ...how }, step("Received", { refundPaise }));
    expect(change).toMatchObject({ status: "Received", refundStatus, releases: false });
  });

  it("is completed when money and exchange are done, not before", () => {
    const received: ReturnState = { ...pickedUp, status: "Received", refundStatus: "Refunded" };
    expect(completeReturn({ ...received, refundStatus: "Refund pending" })).toBeNull();
    expect(completeReturn({ ...received, refundStatus: "To pay" })).toBeNull();
    expect(completeReturn({ ...received, exchange: "open" })).toBeNull();
    expect(completeReturn(received)).toMatchObject({ status: "Completed", event: "completed" });
    expect(completeReturn({ ...received, exchange: "done", refundStatus: "None" })).toMatchObject({
      status: "Completed",
    });
  });
});

describe("a return that does not take place", () => {
  it.each([
    ["none", false],
    ["asked", true],
  ] as const)("with exchange %s gives held pieces back: %s", (exchange, releases) => {
    const ends = [
      cancelReturn({ ...requested, exchange }),
      setReturnStatus({ ...requested, status: "Picked up", exchange }, step("Declined", { why: "Worn" })),
    ];
    for (const ended of ends) expect(changed(ended)).toMatchObject({ releases, refundStatus: "None" });
  });

  it.each(returnStatuses)("can be cancelled while it is Requested or Approved: %s", (status) => {
    const result = cancelReturn({ ...requested, status });
    if (status === "Cancelled") expect(result).toBeNull();
    else if (["Requested", "Approved"].includes(status)) expect(changed(result).status).toBe("Cancelled");
    else expect(result).toHaveProperty("refused");
  });
});

describe("a refund without the goods", () => {
  const without = (state: Partial<ReturnState>, to: ReturnStatus = "Completed") =>
    setReturnStatus({ ...requested, status: "Approved", ...state }, step(to, { why: "x", refundWithoutReturn: true }));

  it("completes an approved return at once, with its money under way", () => {
    expect(without({})).toMatchObject({ status: "Completed", refundStatus: "Refund pending" });
    expect(without({ isCash: true })).toMatchObject({ status: "Completed", refundStatus: "To pay" });
  });

  it.each([
    [{ status: "Requested" }, "Completed"],
    [{ status: "Picked up" }, "Completed"],
    [{ exchange: "asked" }, "Completed"],
    [{ reasons: ["Damaged or defective", "Changed my mind"] }, "Completed"],
    [{}, "Picked up"],
  ] as [Partial<ReturnState>, ReturnStatus][])("is refused for %o to %s", (state, to) => {
    expect(without(state, to)).toHaveProperty("refused");
  });
});

describe("the money of a return", () => {
  it("arrives once", () => {
    const pending: ReturnState = { ...requested, status: "Received", refundStatus: "Refund pending" };
    const data = { paise: 100, byHandPaise: 0 };
    expect(receiveReturnRefund(pending, data)).toMatchObject({ refundStatus: "Refunded" });
    expect(receiveReturnRefund({ ...pending, refundStatus: "Refunded" }, data)).toBeNull();
  });

  it("is paid by an admin when it was paid in cash, once", () => {
    const due: ReturnState = { ...requested, isCash: true, status: "Received", refundStatus: "To pay" };
    expect(payReturn(due, { reference: "UTR 1", paise: 500 })).toMatchObject({ refundStatus: "Refunded" });
    expect(payReturn({ ...due, refundStatus: "Refunded" }, { reference: "UTR 1", paise: 500 })).toHaveProperty(
      "refused",
    );
    expect(payReturn({ ...due, refundStatus: "Refund pending" }, { reference: "x", paise: 500 })).toHaveProperty(
      "refused",
    );
  });

  it("is due again when the exchanged pieces can't be sent", () => {
    const done: ReturnState = { ...requested, status: "Received", refundStatus: "None", exchange: "open" };
    expect(rejectExchange(done, 500)).toMatchObject({ status: "Received", refundStatus: "Refund pending" });
  });
});

/** Everything that can happen to a return at some moment, as its shopper, the admins and the shop do it. */
const moves: ((state: ReturnState) => ReturnState)[] = [
  ...returnStatuses.map((to) => (state: ReturnState) => {
    const result = setReturnStatus(state, step(to, { why: "x", refundPaise: state.reasons.length > 1 ? 0 : 500 }));
    const exchange = to === "Received" && state.exchange === "asked" ? "open" : state.exchange;
    return isChange(result) ? after({ ...state, exchange }, result) : state;
  }),
  (state) => {
    const result = setReturnStatus(state, step("Completed", { why: "x", refundWithoutReturn: true }));
    return isChange(result) ? after(state, result) : state;
  },
  (state) => applied(state, cancelReturn(state)),
  (state) => applied(state, receiveReturnRefund(state, { paise: 500, byHandPaise: 0 })),
  (state) => applied(state, payReturn(state, { reference: "x", paise: 500 })),
  (state) => (state.exchange === "open" ? { ...state, exchange: "done" } : state),
  (state) => (state.exchange === "open" ? applied({ ...state, exchange: "done" }, rejectExchange(state, 500)) : state),
  (state) => applied(state, completeReturn(state)),
];

const after = (state: ReturnState, { status, refundStatus }: ReturnChange): ReturnState => ({
  ...state,
  status,
  refundStatus,
});
const applied = (state: ReturnState, result: Result) => (isChange(result) ? after(state, result) : state);

const anyRequest = fc.record({
  status: fc.constant("Requested" as const),
  refundStatus: fc.constantFrom("Waiting" as const, "None" as const),
  isCash: fc.boolean(),
  exchange: fc.constantFrom("none" as const, "asked" as const),
  reasons: fc.subarray([...returnReasons], { minLength: 1 }),
});

it("whatever happens, a closed return stays closed and money that has arrived stays", () => {
  fc.assert(
    fc.property(anyRequest, fc.array(fc.constantFrom(...moves)), (start, path) => {
      let state: ReturnState = start;
      for (const move of path) {
        const next = move(state);
        if (!statusTraits[state.status].stands) expect(next).toEqual(state);
        if (state.status === "Completed") expect(next.status).toBe("Completed");
        if (state.refundStatus === "Refunded" && state.exchange === next.exchange) {
          expect(next.refundStatus).toBe("Refunded");
        }
        state = next;
      }
    }),
  );
});

it("from wherever it is, a return comes to an end when everybody does what is due", () => {
  fc.assert(
    fc.property(anyRequest, fc.array(fc.constantFrom(...moves)), (start, path) => {
      let state: ReturnState = path.reduce<ReturnState>((now, move) => move(now), start);
      const due = [...moves, ...moves, ...moves, ...moves];
      for (const move of due) state = move(state);
      expect(["Completed", "Declined", "Cancelled"]).toContain(state.status);
      expect(["None", "Refunded"]).toContain(state.refundStatus);
    }),
  );
});
