import { expect, test } from "vitest";
import { ProviderFailure } from "./failure";

const failure = (status: number) => new ProviderFailure(status, "code", "why");

test.each([0, 200, 401, 403, 408, 429, 500, 502, 503])("%d says that the provider can't be used now", (status) => {
  expect(failure(status)).toMatchObject({ isAway: true, isRefusal: false });
});

test.each([400, 404, 422])("%d refuses this one call for good", (status) => {
  expect(failure(status)).toMatchObject({ isAway: false, isRefusal: true });
});

test("409 says to come back with the same call", () => {
  expect(failure(409)).toMatchObject({ isAway: false, isRefusal: false, passing: true });
});
