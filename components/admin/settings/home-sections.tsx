"use client";

import { useController, useFormContext } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { bannerColours } from "@/lib/settings/banners";
import type { Settings } from "@/lib/settings/schema";
import { BannerPictures } from "./banner-pictures";
import { Rows } from "./rows";
import { Fields, Section } from "./section";
import { SettingField } from "./setting-field";

const freshBanner = (): Settings["banners"][number] => ({
  // crypto.randomUUID is only there over https.
  id: `b-${Math.random().toString(36).slice(2, 10)}`,
  heading: "",
  line: "",
  pictures: [],
  colour: "kesar",
  hidden: false,
  from: null,
  until: null,
  button: { label: "Shop now", address: "/shop/listing" },
});

function BannerColour({ at }: { at: number }) {
  const { register } = useFormContext<Settings>();
  return (
    <Field label="Colour">
      <Select
        options={bannerColours.map((colour) => ({
          id: colour,
          label: colour.charAt(0).toUpperCase() + colour.slice(1),
        }))}
        {...register(`banners.${at}.colour`)}
      />
    </Field>
  );
}

function BannerHidden({ at }: { at: number }) {
  const { control } = useFormContext<Settings>();
  const { field } = useController({ control, name: `banners.${at}.hidden` });
  return <Checkbox label="Hidden" checked={field.value} onChange={({ target }) => field.onChange(target.checked)} />;
}

/** What is wrong with the banners as a whole. */
function BannersProblem() {
  const { errors } = useFormContext<Settings>().formState;
  const message = errors.banners?.root?.message ?? errors.banners?.message;
  return (
    <p role="alert" className="text-error-ink text-small empty:hidden">
      {message && sentence(message)}
    </p>
  );
}

/** The line above the header, and the banners of the home page. */
export function HomeSections() {
  return (
    <>
      <Section title="Announcement" text="One line above the header of every shop page; empty for none.">
        <Fields>
          <SettingField name="announcement.text" label="Text" hint="Up to 120 characters." className="col-span-full" />
          <SettingField name="announcement.address" label="Leads to" hint="An address under /shop/, or empty." />
        </Fields>
      </Section>
      <Section
        title="Banners"
        text="1 to 8, in their order. One at least has to be shown on every day. Days begin at midnight in India."
      >
        <BannersProblem />
        <Rows name="banners" what="banner" max={8} fresh={freshBanner}>
          {(at) => (
            <Fields>
              <SettingField
                name={`banners.${at}.heading`}
                label="Heading"
                rows={2}
                hint="Up to 60 characters in one or two lines."
                className="col-span-full"
              />
              <SettingField name={`banners.${at}.line`} label="Line" className="col-span-full" />
              <SettingField name={`banners.${at}.button.label`} label="Button" />
              <SettingField
                name={`banners.${at}.button.address`}
                label="Button leads to"
                hint="An address under /shop/."
              />
              <SettingField name={`banners.${at}.from`} label="From" type="date" />
              <SettingField name={`banners.${at}.until`} label="Until" type="date" />
              <BannerColour at={at} />
              <BannerHidden at={at} />
              <BannerPictures at={at} />
            </Fields>
          )}
        </Rows>
      </Section>
    </>
  );
}
