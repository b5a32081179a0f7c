import { formatMobile } from "@/lib/address/format-mobile";
import { labelOf } from "@/lib/catalog/options";
import { writtenDay } from "@/lib/dates";
import { genders } from "@/lib/profile/genders";
import type { Profile } from "@/lib/profile/schema";

export function ProfileView({ profile }: { profile: Profile }) {
  const facts = [
    ["Full Name", profile.fullname],
    ["Mobile Number", formatMobile(profile.phone)],
    ["Email", profile.email],
    ["Gender", labelOf(genders, profile.gender)],
    ["Date of Birth", writtenDay(profile.dob)],
    ["Location", profile.location],
  ] as const;
  return (
    <dl className="md:grid md:grid-cols-[10rem_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="border-line border-t py-3 md:col-span-2 md:grid md:grid-cols-subgrid">
          <dt className="text-ink-3 text-small md:text-body">{label}</dt>
          <dd className="wrap-anywhere">{value || <span className="text-ink-3">Not given</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
