import { toast } from "sonner";

/** Short messages at the screen's edge; each takes its text and, where a person needs the reason, a line below. */
export const notify = {
  /** Something is done. */
  done: (text: string, description?: string) => toast.success(text, { description }),
  /** "Login to …": a guest tried what needs an account. */
  login: (text: string) => toast.info(text),
  /** Something failed: red, with white text. */
  error: (text: string, description?: string) => toast.error(text, { description }),
};
