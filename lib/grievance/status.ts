/** How far a grievance is: nobody has answered yet, somebody has, and it is settled. */
export const grievanceStates = ["Open", "Answered", "Resolved"] as const;
export type GrievanceState = (typeof grievanceStates)[number];

/** The classes of each state's badge. */
export const stateBadges: Record<GrievanceState, string> = {
  Open: "bg-status-pending text-status-pending-ink",
  Answered: "bg-status-shipped text-status-shipped-ink",
  Resolved: "bg-status-delivered text-status-delivered-ink",
};

/** How many pictures a grievance has at most, and how many answers. */
export const maxPictures = 3;
export const maxAnswers = 100;
export const maxTextLength = 5_000;

/** The address of the form. */
export const contactPath = "/shop/help/contact";
