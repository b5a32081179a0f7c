"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import type { Settings } from "@/lib/settings/schema";
import { Fields, Section } from "./section";
import { SettingField } from "./setting-field";

/** The maker or importer of goods that name none, or none. */
function Trader({ name, article, label }: { name: "law.maker" | "law.importer"; article: string; label: string }) {
  const { setValue } = useFormContext<Settings>();
  const isSet = useWatch<Settings>({ name }) !== null;
  return (
    <div className="col-span-full grid gap-4">
      <Checkbox
        label={`Name ${article} ${label}`}
        checked={isSet}
        onChange={({ target }) => setValue(name, target.checked ? { name: "", address: "" } : null)}
      />
      {isSet && (
        <Fields>
          <SettingField name={`${name}.name`} label={`Name of the ${label}`} />
          <SettingField name={`${name}.address`} label={`Address of the ${label}`} />
        </Fields>
      )}
    </div>
  );
}

/** What holds for products that do not say it themselves. */
export function GoodsSection() {
  return (
    <Section title="Details of goods" text="What the law asks to be shown, for products that do not say it themselves.">
      <Fields>
        <SettingField name="law.origin" label="Country of origin" hint="Its code of two letters: IN for India." />
        <SettingField name="law.netQuantity" label="Net quantity" hint="1 N for one piece." />
        <Trader name="law.maker" article="a" label="maker" />
        <Trader name="law.importer" article="an" label="importer" />
      </Fields>
    </Section>
  );
}
