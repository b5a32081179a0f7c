import { formatMobile } from "@/lib/address/format-mobile";
import type { Address } from "@/lib/address/schema";
import { labelOf } from "@/lib/catalog/options";
import { writtenDay } from "@/lib/dates";
import { genders } from "@/lib/profile/genders";
import type { Profile } from "@/lib/profile/schema";

interface ProfileViewProps {
  profile: Profile;
  /** The default address, which knows what the profile may lack. */
  address: Address | undefined;
}

/** What is known of the shopper, from the profile or else from the default address. */
export function ProfileView({ profile, address }: ProfileViewProps) {
  const place = address && [address.address, address.city, address.state].filter(Boolean).join(", ");
  const facts = [
    ["Full Name", profile.fullname, address?.name],
    ["Mobile Number", formatMobile(profile.phone), address && formatMobile(address.phone)],
    ["Email", profile.email],
    ["Gender", labelOf(genders, profile.gender)],
    ["Date of Birth", writtenDay(profile.dob)],
    ["Location", profile.location],
    ...(address ? [["Default Address", `${place} ${address.pincode}`] as const] : []),
  ] as const;
  return (
    <dl className="md:grid md:grid-cols-[10rem_1fr]">
      {facts.map(([label, value, elsewhere]) => (
        <div key={label} className="border-line border-t py-3 md:col-span-2 md:grid md:grid-cols-subgrid">
          <dt className="text-ink-3 text-small md:text-body">{label}</dt>
          <dd className="wrap-anywhere">
            <span className={value || elsewhere ? undefined : "text-ink-3"}>{value || elsewhere || "Not given"}</span>
            {!value && elsewhere && <span className="ml-2 text-ink-3 text-small">from your default address</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
