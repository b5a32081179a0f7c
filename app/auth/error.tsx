"use client";

import { PageFailedState } from "@/components/layout/page-failed";

export default PageFailedState;
