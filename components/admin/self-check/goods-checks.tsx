import type { GoodsGaps } from "@/lib/catalog/goods-gaps";
import { counted } from "@/lib/counted";
import { Check } from "./before-live";

const gapText = ({ products, titles }: GoodsGaps["withoutMaker"]) =>
  `${counted(products, "product")}: ${titles.join(", ")}${products > titles.length ? " and others" : ""}`;

/** Whether goods say who made and imported them, and whether their sizes are measured. */
export function GoodsChecks({ gaps: { withoutMaker, withoutImporter, withoutMeasures } }: { gaps: GoodsGaps }) {
  return (
    <>
      <Check title="Makers" href="/admin/settings" isDone={withoutMaker.products === 0}>
        <p>
          {withoutMaker.products === 0
            ? "Each product, its kind or the settings name one."
            : `Neither they nor their kind nor the settings name one. ${gapText(withoutMaker)}`}
        </p>
      </Check>
      <Check title="Importers" href="/admin/products" isDone={withoutImporter.products === 0}>
        <p>
          {withoutImporter.products === 0
            ? "Each product from abroad has one."
            : `They come from abroad, and nobody is named who imported them. ${gapText(withoutImporter)}`}
        </p>
      </Check>
      <Check title="Measures of sizes" href="/admin/catalogue?tab=sizeSets" isDone={withoutMeasures.length === 0}>
        <p>
          {withoutMeasures.length === 0
            ? "All sizes have their measures in cm in the size guide."
            : `Without measures in cm: ${withoutMeasures.join(", ")}. The size guide has no table for them: name the measures in the descriptions.`}
        </p>
      </Check>
    </>
  );
}
