import "server-only";
import { type LoggedChange, writeLog } from "@/lib/admin-log/server/service";
import { AppError, notFound } from "@/lib/errors";
import { queueGrievanceMail } from "@/lib/message/server/outbox";
import { mailEnabled } from "@/lib/message/server/settings";
import { inTransaction } from "@/lib/server/database/transaction";
import { Grievance, type StoredGrievance } from "@/models/grievance";
import { dueAt } from "../clocks";
import type { UpdateGrievance } from "../schema";
import { type GrievanceState, maxAnswers, settableStates, stateTraits } from "../status";
import { toGrievance } from "./shape";

/** The same answer again within this time, in ms, is a second press. */
const samePressMs = 60_000;

/**
 * Answers a grievance by mail, or sets its state, for an admin. The first answer stops the clock of the acknowledgement;
 * an answer makes Open Answered. A shop without mail stores the answer, and asks the admin to write it.
 * @returns the grievance and a sentence that describes the change
 * @throws AppError not_found, conflict, stale (another number of answers than was seen)
 */
export function updateGrievance(
  adminId: string,
  { grievanceId, answer, state, seen }: UpdateGrievance,
): Promise<{ stored: StoredGrievance; message: string }> {
  return inTransaction(async (session) => {
    const before = await Grievance.findById(grievanceId, null, { session }).lean<StoredGrievance>();
    if (!before) throw notFound("grievance");
    const now = new Date();
    const answers = withAnswer(before, answer, now);
    const isAnswered = answers.length > before.answers.length;
    const to = nextState(before, isAnswered, state);
    if (!isAnswered && to === before.state) return { stored: before, message: `The grievance is already ${to}.` };
    if (seen !== undefined && seen !== before.answers.length)
      throw new AppError("stale", "The grievance was answered meanwhile. Read the answer before you send yours.", {
        extra: { data: toGrievance(before) },
      });

    const acknowledgedAt = before.acknowledgedAt ?? (isAnswered ? now : null);
    const due = dueAt({ state: to, acknowledgedAt, ...timesOf(before) });
    const isNowResolved = stateTraits[to].isOver && !stateTraits[before.state].isOver;
    const stored = await Grievance.findByIdAndUpdate(
      before._id,
      {
        $set: {
          state: to,
          answers,
          ...(acknowledgedAt && { acknowledgedAt }),
          ...(due && { dueAt: due }),
          ...(isNowResolved && { resolvedAt: now }),
        },
        $unset: { ...(!due && { dueAt: 1 }), ...(!stateTraits[to].isOver && { resolvedAt: 1 }) },
      },
      { session, returnDocument: "after" },
    )
      .orFail()
      .lean<StoredGrievance>();
    if (isAnswered) await queueGrievanceMail(stored, session);
    const change: LoggedChange = {
      action: isAnswered ? "answer" : "set state",
      target: { kind: "grievance", id: grievanceId, title: stored.number },
      before: { state: before.state, answers: before.answers.length },
      after: { state: to, answers: answers.length },
    };
    await writeLog({ adminId, ...change }, session);
    return {
      stored,
      message: isAnswered ? `${answered(stored.email)} The grievance is ${to}.` : `The grievance is ${to}.`,
    };
  });
}

/** Where the shop sends no mails, an answer is the record of what an admin writes from elsewhere. */
const answered = (email: string | undefined) =>
  mailEnabled() ? "Answered." : `Recorded. This shop sends no mails: write to ${email} yourself.`;

const timesOf = ({ acknowledgeBy, resolveBy }: StoredGrievance) => ({ acknowledgeBy, resolveBy });

/** @throws AppError conflict */
function withAnswer({ answers, email }: StoredGrievance, text: string | undefined, at: Date) {
  if (text === undefined) return answers;
  const last = answers.at(-1);
  if (last?.text === text && at.getTime() - last.at.getTime() < samePressMs) return answers;
  if (!email) throw new AppError("conflict", "Its email address is gone: nobody would get the answer.");
  if (answers.length >= maxAnswers)
    throw new AppError("conflict", `It has ${maxAnswers} answers, the most there can be.`);
  return [...answers, { text, at }];
}

/** @throws AppError conflict */
function nextState(
  { state: from, answers }: StoredGrievance,
  isAnswered: boolean,
  wanted: GrievanceState | undefined,
): GrievanceState {
  const [reached, ...others] = settableStates(from, answers.length, isAnswered);
  if (wanted === undefined || wanted === reached) return reached;
  const found = others.find((one) => one === wanted);
  if (found) return found;
  if (wanted === "Resolved")
    throw new AppError("conflict", "Answer the grievance first: only one that was answered can be Resolved.");
  const why = wanted === "Open" ? "only one that is Resolved can become Open again" : "an answer makes it Answered";
  throw new AppError("conflict", `The grievance is ${from}: ${why}.`);
}
