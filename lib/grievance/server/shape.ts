import type { StoredGrievance } from "@/models/grievance";
import type { ShownGrievance } from "../schema";

/** Converts a stored grievance to the API's format. */
export function toGrievance(stored: StoredGrievance): ShownGrievance {
  const { _id, number, at, name, email, order, text, images, state } = stored;
  return {
    _id: _id.toString(),
    number,
    at: at.toISOString(),
    name,
    email,
    order,
    text,
    images,
    state,
    acknowledgedAt: stored.acknowledgedAt?.toISOString() ?? null,
    acknowledgeBy: stored.acknowledgeBy.toISOString(),
    resolveBy: stored.resolveBy.toISOString(),
    answers: stored.answers.map((answer) => ({ at: answer.at.toISOString(), text: answer.text })),
  };
}
