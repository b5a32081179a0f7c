import { expect, test } from "vitest";
import { BoardMap } from "./board-map";
import { type Placement, place } from "./part";

const frame = { left: 100, top: 50, width: 300, height: 200 };

test("without a warp it undoes scale and shift", () => {
  const map = new BoardMap(frame, { scale: 2, dx: 10, dy: 20 });
  expect(map.x(30, 40)).toBeCloseTo((130 - 10) / 2, 3);
  expect(map.y(30, 40)).toBeCloseTo((90 - 20) / 2, 3);
});

test("it leads back to where the warp came from", () => {
  const placement: Placement = {
    scale: 1.3,
    dx: 12,
    dy: -8,
    warp: (x, y) => [x + 6 * Math.sin(y / 90), y + 5 * Math.sin(x / 110)],
  };
  const map = new BoardMap(frame, placement);
  for (const [boardX, boardY] of [
    [120, 90],
    [200, 150],
    [260, 70],
  ] as const) {
    const [x = 0, y = 0] = place(Float64Array.from([boardX, boardY]), placement);
    expect(map.x(x - frame.left, y - frame.top)).toBeCloseTo(boardX, 0);
    expect(map.y(x - frame.left, y - frame.top)).toBeCloseTo(boardY, 0);
  }
});
