import { numberFormat } from "../../../platform/shared/texts/formats.ts";

export interface FigureTableProps {
  /** The subject of the table. */
  caption: string;
  head: string[];
  /** The first cell of a row is its heading. */
  rows: (string | number)[][];
  isOpen?: boolean;
}

const count = numberFormat("en-GB");

/** Renders the figures of a chart as a table that opens on click, and is always printed. */
export function FigureTable({ caption, head, rows, isOpen }: FigureTableProps) {
  return (
    <details className="kontor-figures" open={isOpen}>
      <summary>{caption}</summary>
      <div role="region" aria-label={caption} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={[name, ...cells].join()}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]}>{typeof cell === "number" ? count.format(cell) : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
