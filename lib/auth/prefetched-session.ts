"use client";

import { createContext } from "react";
import type { SessionAnswer } from "./schema";

/** The session that came with a private page, for what is rendered inside it before the query cache has it. */
export const PrefetchedSession = createContext<SessionAnswer | undefined>(undefined);
