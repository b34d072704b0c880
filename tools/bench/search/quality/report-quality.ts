import type { ShopLanguage } from "../../../../shop/sites/site-codes.ts";
import { textIn } from "../../../../platform/shared/texts/words.ts";
import { readRealCatalogue } from "../catalogue.ts";
import { heldOutFile, judgedFile, readJudgedQueries } from "./judged-queries.ts";
import { measureQuality } from "./measure.ts";
import { kindsReport, printFailures, qualityReport } from "./quality-tables.ts";

export interface QualityOptions {
  languages: ShopLanguage[];
  engines: string[];
  /** Uses the queries with which the engine is not tuned. */
  isHeldOut: boolean;
  withFailures: boolean;
  write(mark: string, figures: string): Promise<void>;
}

/** Prints how well shoppers find products, by the judged queries. */
export async function reportQuality(options: QualityOptions): Promise<void> {
  const { languages, engines, isHeldOut, withFailures, write } = options;
  const judged = readJudgedQueries(isHeldOut ? heldOutFile : judgedFile);
  const { measured, problems } = await measureQuality(judged, languages, engines);
  const report = [qualityReport(measured), kindsReport(measured), ...problems].join("\n\n");
  console.log(report);
  if (withFailures && !isHeldOut) {
    const { products } = await readRealCatalogue();
    const names = new Map(products.map(({ id, name }) => [id, name]));
    printFailures(measured, (id, language) => textIn(names.get(id) ?? String(id), { language }));
  }
  if (!isHeldOut) await write("search-quality", report);
}
