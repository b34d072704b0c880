import { texts } from "../../sites/de/texts.ts";
import { SizeTable } from "./SizeTable.tsx";

/** Named examples of a size table, for the gallery and the tests. */

const rows = [
  { size: "S", number: "36/38", chest: "82–89", waist: "66–73", hips: "90–97" },
  { size: "M", number: "40/42", chest: "90–97", waist: "74–81", hips: "98–104" },
];

export const examples = { women: <SizeTable rows={rows} texts={texts.catalogue.sizeTable} /> };
