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
  /**
   * The message goes as soon as this succeeds: what failed, a call as "POST /api/shop/cart/add", or what its action leads to,
   * "cart" for the panel.
   */
  about?: string;
}

interface Listener {
  onMessage: (message: Message) => void;
  /** Something succeeded: a message about it goes. */
  onSucceeded: (about: string) => void;
}

let listener: Listener | null = null;
let unheard: Message[] = [];

function send(message: Message): void {
  if (listener) listener.onMessage(message);
  else unheard.push(message);
}

/**
 * Short messages at the edge of the screen; each takes its text and, if the reason is needed, a second line. A message
 * replaces the visible one.
 */
export const notify = {
  /** An action succeeded. `about`: see Message. */
  done: (text: string, description?: string, action?: MessageAction, about?: string) =>
    send({ kind: "done", text, description, action, about }),
  /** "Login to …": a guest tried something that requires an account. */
  login: (text: string, action?: MessageAction) => send({ kind: "login", text, action }),
  /** An action failed: red, with white text. `about` says what failed, see Message. */
  error: (text: string, description?: string, about?: string) => send({ kind: "error", text, description, about }),
  /** A call failed; its message is shown unless there is another text, below which it then stands. */
  failed: ({ message, call }: Failure, text?: string) =>
    text === undefined ? notify.error(message, undefined, call) : notify.error(text, message, call),
  /** An error about this is no longer true, or what a message leads to is open. */
  succeeded(about: string) {
    unheard = unheard.filter((message) => message.about !== about);
    listener?.onSucceeded(about);
  },
};

interface Failure {
  message: string;
  call?: string;
}

/** Subscribes the component that shows messages, including those sent before; returns the unsubscribe function. */
export function showMessages(next: Listener): () => void {
  listener = next;
  const earlier = unheard;
  unheard = [];
  for (const message of earlier) next.onMessage(message);
  return () => {
    if (listener === next) listener = null;
  };
}
