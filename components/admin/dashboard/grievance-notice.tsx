import { counted } from "@/lib/counted";
import { MoreLink } from "./more-link";

/** Says how many grievances have missed one of their times; renders nothing without any. */
export async function GrievanceNotice({ overdue }: { overdue: Promise<number> }) {
  const count = await overdue;
  if (count === 0) return null;
  return (
    <MoreLink href="/admin/grievances?overdue=1" isNotice>
      {`${counted(count, "grievance is", "grievances are")} overdue`}
    </MoreLink>
  );
}
