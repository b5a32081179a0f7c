import { indianDay } from "@/lib/dates";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** An Indian day as it stands beside a review, its parts kept together: "2026-12-03T01:00:00Z" -> "3 Dec 2026". */
export function reviewDay(time: string): string {
  const [year, month = 1, day] = indianDay(new Date(time)).split("-").map(Number);
  return `${day}\u00a0${months[month - 1]}\u00a0${year}`;
}
