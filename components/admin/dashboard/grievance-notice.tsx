import { PageLink } from "@/components/ui/page-link";
import { counted } from "@/lib/counted";

/** Says how many grievances have missed one of their times; renders nothing without any. */
export async function GrievanceNotice({ overdue }: { overdue: Promise<number> }) {
  const count = await overdue;
  if (count === 0) return null;
  return (
    <PageLink
      href="/admin/grievances?overdue=1"
      className="tap font-semibold text-error-ink text-small underline underline-offset-4"
    >
      {`${counted(count, "grievance is", "grievances are")} overdue`}
    </PageLink>
  );
}
