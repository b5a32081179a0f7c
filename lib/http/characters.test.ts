import { describe, expect, it } from "vitest";
import { line, lines } from "./shapes";

const fits = (text: string) => line(5, 200).safeParse(text).success && lines(1, 200).safeParse(text).success;

describe("text", () => {
  it.each([
    ["Hindi with its joiners", "क्‍षितिज अपार्टमेंट"],
    ["Malayalam", "കൊച്ചി നഗരം"],
    ["a family of emoji", "Home of 👨‍👩‍👧‍👦"],
    ["a flag of tags", "Cross 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Road"],
  ])("may be %s", (_, text) => {
    expect(fits(text)).toBe(true);
  });

  it.each([
    ["control characters", "abc\u0007def"],
    ["half a character", "Pu\ud800ne"],
    ["a mark that turns the direction", "abc\u061cdef"],
    ["an overridden direction", "abc\u202edef"],
    ["a joint that shows nothing", "abc\u200bdef"],
    ["a mark of byte order", "abc\ufeffdef"],
    ["nothing but joiners", "\u200d\u200c\u200d\u200c\u200d"],
    ["nothing but fillers", "\u3164\u3164\u3164\u3164\u3164"],
  ])("may not have %s", (_, text) => {
    expect(line(5, 200).safeParse(text).success).toBe(false);
    expect(lines(1, 200).safeParse(text).success).toBe(false);
  });

  it("of several lines may have breaks and tabs, a line may not", () => {
    expect(lines(1, 200).safeParse("one\r\n\ttwo").success).toBe(true);
    expect(line(1, 200).safeParse("one\ntwo").success).toBe(false);
  });

  it("that is not required may be empty", () => {
    expect(line(0, 100).parse(" ")).toBe("");
  });
});
