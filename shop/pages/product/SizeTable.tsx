import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";
import type { SizeRow } from "./size-tables.ts";

interface SizeTableProps {
  rows: SizeRow[];
  texts: CatalogueTexts["sizeTable"];
}

/** The id of the table, to which the page links beside the sizes. */
export const sizeTableAnchor = "kontor-sizes";

/** Renders the body measures of a product's sizes. */
export const SizeTable = ({ rows, texts }: SizeTableProps) => (
  <section className="kontor-section">
    <h2 id={sizeTableAnchor}>{texts.heading}</h2>
    <div className="kontor-comparison" role="region" aria-labelledby={sizeTableAnchor} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.size}</th>
            <th scope="col">{rows[0]?.height ? texts.height : texts.number}</th>
            <th scope="col">{texts.chest}</th>
            <th scope="col">{texts.waist}</th>
            <th scope="col">{texts.hips}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map(({ size, number, height, chest, waist, hips }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{height ?? number}</td>
              <td>{chest}</td>
              <td>{waist}</td>
              <td>{hips}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="kontor-soft">{texts.measured}</p>
  </section>
);
