/** One number for every pixel of a rectangle. */
export class Grid {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly data = new Float32Array(width * height),
  ) {}

  at(i: number): number {
    return this.data[i] ?? 0;
  }

  set(i: number, value: number): void {
    this.data[i] = value;
  }

  add(i: number, value: number): void {
    this.data[i] = (this.data[i] ?? 0) + value;
  }

  map(change: (value: number, i: number) => number): Grid {
    return new Grid(this.width, this.height, this.data.map(change));
  }
}

/** Linear colour for every pixel. */
export interface ColorGrid {
  red: Grid;
  green: Grid;
  blue: Grid;
}

export const colorGrid = (width: number, height: number): ColorGrid => ({
  red: new Grid(width, height),
  green: new Grid(width, height),
  blue: new Grid(width, height),
});

/** A rectangle of canvas pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}
