"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Draft } from "@/lib/catalog/lists/draft";
import type { AdminLists } from "@/lib/catalog/lists/save-schema";
import { type ListId, tileColours } from "@/lib/catalog/lists/schema";
import { ChoicesField } from "./choices-field";
import { GoodsFields } from "./goods-fields";
import { ItemsField } from "./items-field";
import { PictureField } from "./picture-field";

interface EntryFormProps {
  list: ListId;
  lists: AdminLists;
  isNew: boolean;
  draft: Draft;
  /** Reasons by field; "" for what belongs to none. */
  reasons: Partial<Record<string, string>>;
  onChange: (fields: Partial<Draft>) => void;
}

const placeholders: Record<ListId, string> = {
  categories: "Women",
  kinds: "Rain boots",
  brands: "Levi's",
  sizeSets: "UK shoes",
  facts: "Fabric",
};

/** The fields of an entry, by its list. */
export function EntryForm({ list, lists, isNew, draft, reasons, onChange }: EntryFormProps) {
  return (
    <div className="grid gap-5">
      <Field
        label="Name"
        error={reasons.label}
        hint={list === "kinds" ? "In the plural, as shoppers say it." : undefined}
      >
        <Input
          value={draft.label}
          maxLength={40}
          autoComplete="off"
          placeholder={placeholders[list]}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </Field>
      {list === "kinds" && <KindFields lists={lists} draft={draft} reasons={reasons} onChange={onChange} />}
      {list === "sizeSets" && (
        <ItemsField name="sizes" items={draft.sizes} reasons={reasons} onChange={(sizes) => onChange({ sizes })} />
      )}
      {list === "facts" && <FactFields isNew={isNew} draft={draft} reasons={reasons} onChange={onChange} />}
      {list === "categories" && (
        <Field label="Colour of the tile" error={reasons.colour}>
          <Select
            options={tileColours.map((colour) => ({ id: colour, label: colourNames[colour] }))}
            value={draft.colour}
            onChange={(event) => onChange({ colour: event.target.value })}
          />
        </Field>
      )}
      {(list === "categories" || list === "kinds") && (
        <PictureField picture={draft.picture} reason={reasons.picture} onChange={(picture) => onChange({ picture })} />
      )}
      <div>
        <Checkbox
          label="Hidden"
          checked={draft.hidden}
          onChange={(event) => onChange({ hidden: event.target.checked })}
        />
        <p className="text-ink-3 text-small">
          Left out of menus, filters, tiles and forms. Products keep it and can be bought.
        </p>
      </div>
    </div>
  );
}

const colourNames: Record<(typeof tileColours)[number], string> = {
  kesar: "Kesar, orange",
  neel: "Neel, blue",
  leaf: "Leaf, green",
  turmeric: "Turmeric, yellow",
  gulab: "Gulab, rose",
};

type PartProps = Pick<EntryFormProps, "draft" | "reasons" | "onChange">;

function KindFields({ lists, draft, reasons, onChange }: PartProps & { lists: AdminLists }) {
  const sets = lists.sizeSets.entries.filter(({ id, hidden }) => !hidden || id === draft.sizeSet);
  return (
    <>
      <ChoicesField
        label="Categories"
        hint="Where it is offered, at least one."
        options={lists.categories.entries}
        chosen={draft.categories}
        reason={reasons.categories}
        onChange={(categories) => onChange({ categories })}
      />
      <Field label="Sizes" hint="Products of this kind come in the sizes of this set." error={reasons.sizeSet}>
        <Select options={sets} value={draft.sizeSet} onChange={(event) => onChange({ sizeSet: event.target.value })} />
      </Field>
      <ChoicesField
        label="Facts"
        hint="What the product form asks for."
        options={lists.facts.entries}
        chosen={draft.facts}
        reason={reasons.facts}
        onChange={(facts) => onChange({ facts })}
      />
      <Field
        label="HSN code"
        optional
        error={reasons.hsn}
        hint="For products that have none of their own. Empty: that of the category."
      >
        <Input
          value={draft.hsn}
          inputMode="numeric"
          maxLength={8}
          placeholder="6401"
          onChange={(event) => onChange({ hsn: event.target.value })}
        />
      </Field>
      <GoodsFields draft={draft} reasons={reasons} onChange={onChange} />
    </>
  );
}

function FactFields({ isNew, draft, reasons, onChange }: PartProps & { isNew: boolean }) {
  return (
    <>
      {isNew ? (
        <Field label="Products have" hint="This can't be changed later." error={reasons.type}>
          <Select
            value={draft.type}
            onChange={(event) => onChange({ type: event.target.value, filter: false, options: [] })}
          >
            <option value="options">One of several options</option>
            <option value="text">A line of text</option>
          </Select>
        </Field>
      ) : (
        <p className="text-ink-2 text-small">
          {draft.type === "text" ? "Products have a line of text." : "Products have one of several options."}
        </p>
      )}
      {draft.type === "options" && (
        <>
          <div>
            <Checkbox
              label="Filter in the shop"
              checked={draft.filter}
              onChange={(event) => onChange({ filter: event.target.checked })}
            />
            {reasons.filter && <p className="text-error-ink text-small">{reasons.filter}</p>}
          </div>
          <ItemsField
            name="options"
            items={draft.options}
            reasons={reasons}
            onChange={(options) => onChange({ options })}
          />
        </>
      )}
    </>
  );
}
