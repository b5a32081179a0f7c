import { claim, release } from "../boot/running.mjs";
import { Processes } from "./processes";
import { say } from "./progress.mjs";

/** What a supervised program works with. */
export interface Supervisor {
  processes: Processes;
  /** Adds work to be done at the end, before the processes are stopped. */
  onStop: (work: () => void) => void;
  /** Adds work to be done last, once nothing runs any more. */
  onEnd: (work: () => void) => void;
  /** Stops everything and ends this process. */
  finish: (code: number) => Promise<void>;
}

interface Options {
  /** Programs with the same scope use the same data, so only one of them runs at a time in a clone. */
  scope: string;
  /** What the user typed, for messages. */
  command: string;
  /** The exit code after Ctrl-C. */
  interrupted?: number;
}

/** An expected failure, such as an unknown option, prints only its message; any other error its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOption = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return isOption || error.constructor === Error ? error.message : (error.stack ?? error.message);
}

/**
 * Runs a program that starts others. On a signal, an error, or the end of the process that launched it, it stops them in
 * order and ends. `work` may end before: the program then stays until it is stopped.
 */
export async function supervise(options: Options, work: (supervisor: Supervisor) => Promise<void>): Promise<void> {
  const { scope, command, interrupted = 0 } = options;
  const processes = new Processes();
  const atStop: (() => void)[] = [];
  const atEnd: (() => void)[] = [];
  const finish = async (code: number) => {
    if (processes.closed) return;
    for (const stop of atStop) stop();
    await processes.close();
    release(scope);
    for (const end of atEnd) end();
    process.exit(code);
  };
  const interrupt = () => {
    say(processes.closed ? "Still stopping, one moment ..." : "\nStopping ...");
    void finish(interrupted);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);
  process.stdin.once("end", interrupt).resume();
  const fail = (error: unknown) => {
    if (processes.closed) return;
    say(`\n${explain(error)}`);
    void finish(1);
  };
  process.on("uncaughtException", fail).on("unhandledRejection", fail);
  try {
    await claim(scope, command);
    await work({ processes, onStop: (stop) => atStop.push(stop), onEnd: (end) => atEnd.push(end), finish });
  } catch (error) {
    fail(error);
  }
}
