import { down, up } from "../../scripts/migrations/20261129010000-unmatched-payments.js";
import { expect, test } from "../fixtures";
import { type OwnDatabase, ownDatabase } from "./support/own-database";

type Payment = { _id: string; razorpayOrderId: string; amount: number; captured: boolean; lastCheckedAt: Date };

const payment = (_id: string, amount: number): Payment => ({
  _id,
  razorpayOrderId: "",
  amount,
  captured: true,
  lastCheckedAt: new Date("2026-01-02"),
});

let own: OwnDatabase;

test.beforeEach(async () => {
  own = await ownDatabase("unmatched-payments", ["straypayments", "unmatchedpayments"]);
});
test.afterEach(() => own.drop());

test("payments without an order move to their new collection and back, none is lost and none is there twice", async () => {
  const former = own.database.collection<Payment>("straypayments");
  const current = own.database.collection<Payment>("unmatchedpayments");
  const stored = async () => [
    await former.find().sort({ _id: 1 }).toArray(),
    await current.find().sort({ _id: 1 }).toArray(),
  ];
  const [one, two, three] = [payment("pay_1", 100), payment("pay_2", 200), payment("pay_3", 300)];
  await former.insertMany([one, two]);
  // A run that was interrupted has copied one of them already, and this version has checked it since.
  const checked = { ...one, lastCheckedAt: new Date("2026-01-03") };
  await current.insertOne(checked);
  await up(own.database);
  expect(await stored()).toEqual([[], [checked, two]]);

  // The version before goes on serving.
  await former.insertOne(three);
  await up(own.database);
  expect(await stored()).toEqual([[], [checked, two, three]]);

  for (const _ of ["once", "twice"]) {
    await down(own.database);
    expect(await stored()).toEqual([[checked, two, three], []]);
  }
});
