/** The kind of a message: success, "Login to …", failure. */
export type MessageKind = "done" | "login" | "error";

/** An action that a message offers. */
export interface MessageAction {
  label: string;
  onPress: () => void;
}

export interface Message {
  kind: MessageKind;
  text: string;
  /** The reason, on a second line. */
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
 * Short messages at the edge of the screen; each takes its text and, if the reason is needed, a second line. A message
 * replaces the visible one of its kind.
 */
export const notify = {
  /** An action succeeded. */
  done: (text: string, description?: string, action?: MessageAction) =>
    send({ kind: "done", text, description, action }),
  /** "Login to …": a guest tried something that requires an account. */
  login: (text: string, action?: MessageAction) => send({ kind: "login", text, action }),
  /** An action failed: red, with white text. */
  error: (text: string, description?: string) => send({ kind: "error", text, description }),
};

/** Subscribes the component that shows messages, including those sent before; returns the unsubscribe function. */
export function onMessage(next: Listener): () => void {
  listener = next;
  for (const message of unheard.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
