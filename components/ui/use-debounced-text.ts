"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The debounce delay before sending, in ms. */
const pauseMs = 300;

/**
 * The text of a field that changes the URL, debounced, and follows it. The router updates `value` in a transition: as the
 * text of the field, it would undo what is being typed.
 * @param toSend what is sent of a text; null for one that isn't complete
 */
export function useDebouncedText(
  value: string,
  toSend: (text: string) => string | null,
  onSend: (wanted: string) => void,
) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const wanted = toSend(text);
  const send = useEffectEvent(onSend);

  useEffect(() => {
    // The URL changed by other means, for instance the back button.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  useEffect(() => {
    if (wanted === null || wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      send(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  return [text, setText] as const;
}
