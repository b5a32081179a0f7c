/** What kind of message it is: done, "Login to …", failed. */
export type MessageKind = "done" | "login" | "error";

/** What a message offers to do. */
export interface MessageAction {
  label: string;
  onPress: () => void;
}

export interface Message {
  kind: MessageKind;
  text: string;
  /** The reason, in a line below. */
  description?: string;
  action?: MessageAction;
}

type Listener = (message: Message) => void;

let listener: Listener | null = null;
const unheard: Message[] = [];

function send(message: Message): void {
  if (listener) listener(message);
  else unheard.push(message);
}

/**
 * Short messages at the screen's edge; each takes its text and, where a person needs the reason, a line below. A message
 * replaces the one of its kind that is shown.
 */
export const notify = {
  /** Something is done. */
  done: (text: string, description?: string, action?: MessageAction) =>
    send({ kind: "done", text, description, action }),
  /** "Login to …": a guest tried what needs an account. */
  login: (text: string, action?: MessageAction) => send({ kind: "login", text, action }),
  /** Something failed: red, with white text. */
  error: (text: string, description?: string) => send({ kind: "error", text, description }),
};

/** Hands every message to the one who shows them, those from before too; the answer ends that. */
export function onMessage(next: Listener): () => void {
  listener = next;
  for (const message of unheard.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
