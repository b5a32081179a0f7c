/** How far a grievance is: nobody has answered yet, somebody has, and it is settled. */
export const grievanceStates = ["Open", "Answered", "Resolved"] as const;
export type GrievanceState = (typeof grievanceStates)[number];

/** What a state means. A state that leaves anything of this open does not compile. */
interface StateTraits {
  /** The classes of its badge. */
  badge: string;
  /** Whether its clocks have stopped. */
  isOver: boolean;
  /** The state that an answer leads to. */
  afterAnswer: GrievanceState;
  /** The state that an admin can set next: to resolve a grievance somebody has to have answered it. */
  next: GrievanceState;
}

export const stateTraits: Record<GrievanceState, StateTraits> = {
  Open: {
    badge: "bg-status-pending text-status-pending-ink",
    isOver: false,
    afterAnswer: "Answered",
    next: "Resolved",
  },
  Answered: {
    badge: "bg-status-shipped text-status-shipped-ink",
    isOver: false,
    afterAnswer: "Answered",
    next: "Resolved",
  },
  Resolved: {
    badge: "bg-status-delivered text-status-delivered-ink",
    isOver: true,
    afterAnswer: "Resolved",
    next: "Open",
  },
};

/**
 * The states that a grievance can have after an admin's change, first the one that it has without being set.
 * @param answers how many it had before, @param isAnswered whether the change is an answer, too
 */
export function settableStates(
  from: GrievanceState,
  answers: number,
  isAnswered: boolean,
): [GrievanceState, ...GrievanceState[]] {
  const reached = isAnswered ? stateTraits[from].afterAnswer : from;
  const { next } = stateTraits[reached];
  const isPossible = stateTraits[next].isOver ? isAnswered || answers > 0 : !isAnswered;
  return isPossible ? [reached, next] : [reached];
}

/** How many pictures a grievance has at most, and how many answers. */
export const maxPictures = 3;
export const maxAnswers = 100;
export const maxTextLength = 5_000;

/** The address of the form. */
export const contactPath = "/shop/help/contact";
