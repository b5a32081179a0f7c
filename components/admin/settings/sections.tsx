"use client";

import { Rows } from "./rows";
import { Fields, Section } from "./section";
import { SettingField } from "./setting-field";

/** Who sells, and how to reach them. */
export function ShopSections() {
  return (
    <>
      <Section
        title="Shop"
        text="The law asks a shop to name who sells. Invoices have it from the moment that you save."
      >
        <Fields>
          <SettingField name="shop.legalName" label="Legal name" />
          <SettingField name="shop.gstin" label="GSTIN" hint="Empty without one: orders get receipts, not invoices." />
          <SettingField name="shop.address" label="Address" className="col-span-full" />
          <SettingField
            name="shop.about"
            label="About"
            rows={4}
            hint="In the footer of every page."
            className="col-span-full"
          />
        </Fields>
      </Section>
      <Section title="Customer care">
        <Fields>
          <SettingField name="care.name" label="Name" hint="May be empty." />
          <SettingField name="care.hours" label="Hours" />
          <SettingField name="care.phone" label="Phone" type="tel" />
          <SettingField name="care.email" label="Email" type="email" />
        </Fields>
      </Section>
      <Section
        title="Grievance officer"
        text="Complaints are acknowledged within 48 hours and resolved within one month."
      >
        <Fields>
          <SettingField name="officer.name" label="Name" />
          <SettingField name="officer.hours" label="Hours" hint="May be empty." />
          <SettingField name="officer.phone" label="Phone" type="tel" />
          <SettingField name="officer.email" label="Email" type="email" />
        </Fields>
      </Section>
      <Section title="Social links">
        <Rows name="social" what="link" max={10} fresh={() => ({ label: "", href: "https://" })}>
          {(at) => (
            <Fields>
              <SettingField name={`social.${at}.label`} label="Label" />
              <SettingField name={`social.${at}.href`} label="Address" type="url" />
            </Fields>
          )}
        </Rows>
      </Section>
    </>
  );
}

const freshStore = () => ({
  name: "",
  street: "",
  city: "",
  state: "",
  pincode: "",
  hours: "",
  phone: "",
  // Empty fields, which the schema refuses.
  lat: null as unknown as number,
  lng: null as unknown as number,
});

/** The offline stores. */
export function StoresSection() {
  return (
    <Section title="Offline stores" text="What is empty is not shown. The position is for the map.">
      <Rows name="stores" what="store" max={50} fresh={freshStore}>
        {(at) => (
          <Fields>
            <SettingField name={`stores.${at}.name`} label="Name" />
            <SettingField name={`stores.${at}.street`} label="Street" />
            <SettingField name={`stores.${at}.city`} label="City" />
            <SettingField name={`stores.${at}.state`} label="State" />
            <SettingField name={`stores.${at}.pincode`} label="PIN code" />
            <SettingField name={`stores.${at}.phone`} label="Phone" type="tel" />
            <SettingField name={`stores.${at}.hours`} label="Hours" className="col-span-full" />
            <SettingField name={`stores.${at}.lat`} label="Latitude" value="number" />
            <SettingField name={`stores.${at}.lng`} label="Longitude" value="number" />
          </Fields>
        )}
      </Rows>
    </Section>
  );
}

/** What an order costs beside its goods, and what it promises. */
export function TermsSections() {
  return (
    <>
      <Section title="Fees" text="In rupees. An order keeps the fees that it was placed with.">
        <Fields>
          <SettingField name="fees.platform" label="Platform fee" value="number" hint="0 for none." />
          <SettingField name="fees.shipping" label="Shipping fee" value="number" hint="0 for none." />
          <SettingField
            name="fees.freeShippingFrom"
            label="No shipping fee from"
            value="optional"
            hint="What the goods of an order cost; empty for never."
          />
        </Fields>
      </Section>
      <Section title="Days and limits" text="An order keeps the days that it was placed with.">
        <Fields>
          <SettingField name="deliveryDays" label="Days until delivery" value="number" hint="1 to 30." />
          <SettingField name="returnDays" label="Days to return" value="number" hint="1 to 60, from its delivery." />
          <SettingField name="cashLimit" label="Largest cash order" value="number" hint="In rupees, fees included." />
        </Fields>
      </Section>
    </>
  );
}
