import { notify } from "./notify";

/** The callbacks of a mutation that say what its answer says, or why it failed. */
export const outcome = {
  onSuccess: ({ message }: { message: string }) => notify.done(message),
  onError: (error: Error) => notify.failed(error),
};
