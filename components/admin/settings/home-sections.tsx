"use client";

import { Fields, Section } from "./section";
import { SettingField } from "./setting-field";

/** The line above the header. */
export function HomeSections() {
  return (
    <Section title="Announcement" text="One line above the header of every shop page; empty for none.">
      <Fields>
        <SettingField name="announcement.text" label="Text" hint="Up to 120 characters." className="col-span-full" />
        <SettingField name="announcement.address" label="Leads to" hint="An address under /shop/, or empty." />
      </Fields>
    </Section>
  );
}
