import type { Trader } from "@/lib/catalog/options";

// All of them are invented: the demo's goods were never made.

const trader = (name: string, address: string): Trader => ({ name, address });

const makers: Readonly<Record<string, Trader>> = {
  IN: trader("Ganga Garment Works (sample)", "Plot 41, Dada Nagar Industrial Area, Kanpur 208022, Uttar Pradesh"),
  BD: trader("Padma Knit Composite (sample)", "Plot 12, Kanchpur, Narayanganj 1430, Bangladesh"),
  CN: trader("Minjiang Footwear (sample)", "88 Chendai Road, Jinjiang 362200, Fujian, China"),
  VN: trader("Saigon Sports Shoe (sample)", "Lot 7, Tan Binh Industrial Park, Ho Chi Minh City, Vietnam"),
  PT: trader("Douro Leather (sample)", "Rua da Ribeira 20, 4050-513 Porto, Portugal"),
};

const importer = trader("Arabian Sea Imports (sample)", "Unit 9, Ballard Estate, Mumbai 400001, Maharashtra");

/** Who made a product of the demo, and who imported it. @param origin the code of a country, one of those above */
export function tradersOf({ origin }: { origin: string }): { maker: Trader; importer: Trader | null } {
  const maker = makers[origin];
  if (!maker) throw new Error(`The demo has no maker in ${origin}`);
  return { maker, importer: origin === "IN" ? null : importer };
}
