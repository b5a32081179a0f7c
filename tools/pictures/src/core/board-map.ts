import { type Frame, Grid } from "./grid";
import type { Placement } from "./part";

const CELL = 16;

/** From the pixels of a frame back to the board, looked up between the knots of a coarse net. */
export class BoardMap {
  private readonly knotsX: Grid;
  private readonly knotsY: Grid;

  constructor(frame: Frame, placement: Placement) {
    const columns = Math.ceil(frame.width / CELL) + 2;
    const rows = Math.ceil(frame.height / CELL) + 2;
    this.knotsX = new Grid(columns, rows);
    this.knotsY = new Grid(columns, rows);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (frame.left + column * CELL - placement.dx) / placement.scale;
        const y = (frame.top + row * CELL - placement.dy) / placement.scale;
        const [boardX, boardY] = unbend(placement, x, y);
        this.knotsX.set(row * columns + column, boardX);
        this.knotsY.set(row * columns + column, boardY);
      }
    }
  }

  /** Board column of a pixel of the frame. */
  x(column: number, row: number): number {
    return between(this.knotsX, column / CELL, row / CELL);
  }

  /** Board row of a pixel of the frame. */
  y(column: number, row: number): number {
    return between(this.knotsY, column / CELL, row / CELL);
  }
}

/** The place that the warp brings here, found by going back what it goes too far. */
function unbend({ warp }: Placement, x: number, y: number): [number, number] {
  let boardX = x;
  let boardY = y;
  for (let round = 0; warp && round < 6; round++) {
    const [bentX, bentY] = warp(boardX, boardY);
    boardX += x - bentX;
    boardY += y - bentY;
  }
  return [boardX, boardY];
}

function between(knots: Grid, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = x - column;
  const v = y - row;
  const at = row * knots.width + column;
  const top = knots.at(at) + (knots.at(at + 1) - knots.at(at)) * u;
  const bottom = knots.at(at + knots.width) + (knots.at(at + knots.width + 1) - knots.at(at + knots.width)) * u;
  return top + (bottom - top) * v;
}
