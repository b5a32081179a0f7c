import { describe, expect, it, vi } from "vitest";
import { Username } from "@/lib/auth/schema";
import { line, lines } from "./shapes";

const fits = (text: string) => line(5, 200).safeParse(text).success && lines(1, 200).safeParse(text).success;

describe("text", () => {
  it.each([
    ["Hindi with its joiners", "क्‍षितिज अपार्टमेंट"],
    ["Malayalam", "കൊച്ചി നഗരം"],
    ["a family of emoji", "Home of 👨‍👩‍👧‍👦"],
    ["a flag of tag characters", "Cross 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Road"],
  ])("may be %s", (_, text) => {
    expect(fits(text)).toBe(true);
  });

  it.each([
    ["control characters", "abc\u0007def"],
    ["an unpaired surrogate", "Pu\ud800ne"],
    ["nothing but joiners", "\u200d\u200c\u200d\u200c\u200d"],
    ["nothing but fillers", "\u3164\u3164\u3164\u3164\u3164"],
  ])("may not have %s", (_, text) => {
    expect(line(5, 200).safeParse(text).success).toBe(false);
    expect(lines(1, 200).safeParse(text).success).toBe(false);
  });

  it("loses invisible marks, odd blanks and, in a line, dashes that it was copied with", () => {
    expect(line(5, 200).parse("\u202a12\u00a0Silver\u00ad Oak \u2013 B\u200b\u202c ")).toBe("12 Silver Oak - B");
    expect(lines(1, 200).parse("\ufeffCotton \u2013\u00a0soft\r\nwash\u200b cold\r")).toBe(
      "Cotton \u2013 soft\nwash cold",
    );
    expect(line(5, 200).safeParse("\u202a\u200b\u202c ab").success).toBe(false);
  });

  it("may have line breaks and tabs only if it is of several lines", () => {
    expect(lines(1, 200).safeParse("one\r\n\ttwo").success).toBe(true);
    expect(line(1, 200).safeParse("one\ntwo").success).toBe(false);
  });

  it("may be empty if it is not required", () => {
    expect(line(0, 100).parse(" ")).toBe("");
  });
});

describe("the length of a text is checked before it is normalised", () => {
  /** Sorting these marks takes seconds in one piece. */
  const attack = `a${"\u0316\u0301".repeat(24_800)}`;
  const shapes = [
    ["a line", line(5, 200)],
    ["a line that may be empty", line(0, 100)],
    ["a text of several lines", lines(1, 5000)],
    ["a user name", Username],
  ] as const;

  it.each(shapes)("%s of 99 kB is refused without normalising it", (_, shape) => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    try {
      expect(shape.safeParse(attack).error?.issues).toHaveLength(1);
      expect(shape.safeParse(` ${attack} `).success).toBe(false);
      expect(shape.safeParse("a".repeat(99_000)).success).toBe(false);
      expect(normalize).not.toHaveBeenCalled();
    } finally {
      normalize.mockRestore();
    }
  });

  it.each(shapes)("%s within its length is refused when it has too many combining marks", (_, shape) => {
    expect(shape.safeParse(`Asha ${attack.slice(0, 80)}`).success).toBe(false);
  });

  it("a text that fits only after composition is accepted", () => {
    const decomposed = "ệ".repeat(200).normalize("NFD");
    expect(decomposed).toHaveLength(600);
    expect(line(5, 200).parse(decomposed)).toBe("ệ".repeat(200));
    expect(Username.parse("ệ".repeat(30).normalize("NFD"))).toBe("ệ".repeat(30));
  });
});
