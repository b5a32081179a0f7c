import { CircleAlert } from "lucide";
import { Icon } from "@/components/ui/icon";

/** Why an order was not placed, and what has changed. */
export interface NoticeText {
  text: string;
  changes: string[];
}

export function Notice({ text, changes }: NoticeText) {
  return (
    <div role="alert" className="mb-5 flex gap-3 rounded-b-hung border-error-ink border-t-2 bg-error-soft p-4">
      <Icon shape={CircleAlert} className="mt-px size-5 text-error-ink" />
      <div className="min-w-0">
        <p className="font-semibold">{text}</p>
        {changes.length > 0 && (
          <ul className="mt-1 list-disc space-y-0.5 pl-4">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
