import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";

/** A size as its label says it, and body measures in centimetres; of adults also the numbers that the size stands for. */
export interface SizeRow {
  size: string;
  number?: string;
  /** The height of a child. */
  height?: string;
  chest: string;
  waist: string;
  hips: string;
}

const row = (
  size: string,
  number: string,
  chest: string,
  waist: string,
  hips: string,
): SizeRow => ({ size, number, chest, waist, hips });

const childRow = (
  size: string,
  height: string,
  chest: string,
  waist: string,
  hips: string,
): SizeRow => ({ size, height, chest, waist, hips });

/** The sizes of the shop's clothing, by category. */
const sizesOf: Record<string, SizeRow[]> = {
  women: [
    row("S", "36/38", "82–89", "66–73", "90–97"),
    row("M", "40/42", "90–97", "74–81", "98–104"),
    row("L", "44/46", "98–106", "82–90", "105–112"),
    row("XL", "48/50", "107–118", "91–102", "113–123"),
  ],
  men: [
    row("S", "44/46", "86–93", "74–81", "90–96"),
    row("M", "48/50", "94–101", "82–89", "97–103"),
    row("L", "52/54", "102–109", "90–97", "104–110"),
    row("XL", "56/58", "110–118", "98–107", "111–118"),
  ],
  "kids-clothing": [
    childRow("98/104", "93–104", "54–57", "51–54", "57–60"),
    childRow("110/116", "105–116", "58–61", "54–57", "61–65"),
    childRow("122/128", "117–128", "62–65", "57–60", "66–70"),
    childRow("134/140", "129–140", "66–71", "60–64", "71–76"),
  ],
  baby: [
    childRow("50/56", "45–56", "39–43", "38–42", "39–43"),
    childRow("62/68", "57–68", "44–47", "43–46", "44–47"),
    childRow("74/80", "69–80", "48–51", "47–49", "48–52"),
  ],
};

/** Returns the rows of a product's sizes; none where its category has no table, or its sizes are others. */
export function sizeRows({ path, articles }: Pick<ProductDetails, "path" | "articles">): SizeRow[] {
  const sizes = path.flatMap(({ id }) => sizesOf[id] ?? []);
  return sizes.filter(({ size }) => articles.some(({ label }) => label === size));
}
