import type { Layer } from "../core/layer";
import { TAU } from "../core/numbers";
import { line, type Outline, type Point, path, pts, shape } from "../core/outline";
import type { Rgb } from "../core/palette";
import { ellipse, ribbon, roundedRect } from "../core/shapes";
import type { Draw } from "../draw";

/** Prints an outline on the front; `color` is a place in the colours of the picture. */
type Print = (outline: Outline, color: number) => void;

function kite(print: Print): void {
  print(shape`450 380!, 450 510!, 362 510!`, 1);
  print(shape`450 380!, 538 510!, 450 510!`, 2);
  print(shape`362 510!, 450 510!, 450 640!`, 2);
  print(shape`538 510!, 450 640!, 450 510!`, 1);
  print(ribbon(path`450 640, 476 680, 438 716, 470 756, 452 784`, 6), 3);
  for (const [x, y] of pts`466 668, 450 712, 464 750`) {
    print(
      shape`${x - 22} ${y - 10}!, ${x} ${y}!, ${x + 22} ${y - 12}!, ${x + 20} ${y + 12}!, ${x} ${y}!, ${x - 20} ${y + 12}!`,
      3,
    );
  }
}

function sun(print: Print): void {
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * TAU;
    const at = (radius: number, turn: number): Point => [
      450 + Math.cos(angle + turn) * radius,
      530 + Math.sin(angle + turn) * radius,
      true,
    ];
    print(line([at(88, -0.14), at(i % 2 ? 128 : 146, 0), at(88, 0.14), at(88, -0.14)]), 2);
  }
  print(ellipse(450, 530, 74, 74), 1);
  for (const x of [424, 476]) {
    print(ellipse(x, 518, 7, 10), 3);
  }
  print(ribbon(path`416 548, 434 566, 466 566, 484 548`, 7), 3);
}

function rocket(print: Print): void {
  print(shape`450 696!, 420 640, 436 600!, 464 600!, 480 640`, 2);
  print(shape`408 540, 372 590, 366 634!, 414 604!`, 2);
  print(shape`492 540, 528 590, 534 634!, 486 604!`, 2);
  print(shape`450 372!, 494 440, 504 520, 488 612!, 412 612!, 396 520, 406 440`, 1);
  print(ellipse(450, 480, 26, 26), 3);
  print(shape`450 372!, 478 416, 422 416`, 2);
}

function boat(print: Print): void {
  print(shape`330 610!, 570 610!, 528 672!, 372 672!`, 1);
  print(roundedRect(444, 390, 10, 224, 3), 3);
  print(shape`462 402!, 548 590!, 462 590!`, 2);
  print(shape`436 436!, 436 590!, 360 590!`, 3);
  print(ribbon(path`322 700, 360 690, 400 704, 440 690, 480 704, 520 690, 578 702`, 9), 2);
}

function fish(print: Print): void {
  print(shape`344 530!, 300 480!, 306 530, 300 584!`, 2);
  print(shape`330 530!, 390 468, 478 452, 560 488, 598 530, 560 574, 478 608, 390 592`, 1);
  for (const x of [420, 460, 500]) {
    print(ribbon(path`${x} 474, ${x + 22} 530, ${x} 586`, 9), 2);
  }
  print(ellipse(556, 514, 11, 11), 3);
}

function mango(print: Print): void {
  print(shape`470 404, 540 436, 566 520, 530 610, 450 652, 376 622, 346 560, 380 530, 420 500, 430 440`, 1);
  print(shape`476 410!, 520 360, 590 352, 560 400, 510 420`, 2);
  print(ribbon(path`470 408, 462 380, 468 356`, 9), 3);
}

function elephant(print: Print): void {
  print(
    shape`
      338 500, 372 456, 440 446, 500 458, 530 440, 578 448, 604 490, 606 548, 596 600, 622 626, 612 646, 578 632, 566 586,
      556 566, 546 580!, 546 668!, 500 668!, 496 606!, 410 606!, 406 668!, 358 668!, 352 590, 336 548`,
    1,
  );
  print(shape`512 470, 556 462, 570 510, 548 556, 516 548, 502 506`, 2);
  print(ellipse(584, 494, 6, 6), 3);
  print(ribbon(path`338 520, 318 548, 320 576`, 7), 1);
}

function auto(print: Print): void {
  print(shape`338 520!, 366 432, 420 410, 520 414, 552 470, 566 530!`, 2);
  print(shape`330 520!, 572 528!, 596 570, 598 620!, 326 620!`, 1);
  print(shape`386 440, 440 434!, 440 516!, 362 516!`, 3);
  print(shape`458 434!, 512 438, 536 520!, 458 518!`, 3);
  for (const x of [384, 546]) {
    print(ellipse(x, 624, 34, 34), 3);
    print(ellipse(x, 624, 14, 14), 2);
  }
}

const motifs: Readonly<Record<string, (print: Print) => void>> = {
  kite,
  sun,
  rocket,
  boat,
  fish,
  mango,
  elephant,
  auto,
};

/** The print that the options name, in the middle of the chest; throws for a name that is not known. */
export function motif(draw: Draw, on: Layer, material: string): void {
  const name = draw.text("motif", "");
  if (!name) {
    return;
  }
  const drawMotif = motifs[name];
  if (!drawMotif) {
    throw new Error(`unknown motif ${name}`);
  }
  drawMotif((outline, color) => {
    const paint: Rgb = draw.rgb(color);
    draw.add({ outline, on, material, paint, shadow: null, bevel: [1.5, -0.4] });
  });
}
