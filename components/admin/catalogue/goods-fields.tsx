import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { countries } from "@/lib/catalog/countries";
import { type Draft, draftLabels } from "@/lib/catalog/lists/draft";
import { TraderFields } from "../trader-fields";

interface GoodsFieldsProps {
  draft: Draft;
  reasons: Partial<Record<string, string>>;
  onChange: (fields: Partial<Draft>) => void;
}

/** What holds for products of a kind that do not say it themselves. */
export function GoodsFields({ draft, reasons, onChange }: GoodsFieldsProps) {
  return (
    <div className="@container grid gap-5">
      <Field label={draftLabels.origin} optional error={reasons.origin} hint="Empty: that of the settings.">
        <Select
          options={countries()}
          value={draft.origin}
          onChange={(event) => onChange({ origin: event.target.value })}
        >
          <option value="">As the settings say</option>
        </Select>
      </Field>
      <TraderFields
        label={draftLabels.maker}
        value={draft.maker}
        error={reasons.maker}
        onChange={(maker) => onChange({ maker })}
      />
      <TraderFields
        label={draftLabels.importer}
        hint="Of goods from abroad."
        value={draft.importer}
        error={reasons.importer}
        onChange={(importer) => onChange({ importer })}
      />
      <Field label={draftLabels.netQuantity} optional error={reasons.netQuantity} hint="1 N is one piece.">
        <Input
          value={draft.netQuantity}
          maxLength={20}
          onChange={(event) => onChange({ netQuantity: event.target.value })}
        />
      </Field>
    </div>
  );
}
