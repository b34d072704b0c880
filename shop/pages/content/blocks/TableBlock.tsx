import type { ShownBlockOf } from "../shown-block.ts";
import { linksInShop } from "../../text/links-in-shop.ts";

/** Renders a table, each row of which becomes a card in narrow layouts. */
export function TableBlock({ title, head, rows }: ShownBlockOf<"table">) {
  return (
    <section className="kontor-text kontor-content__table">
      {title && <h2>{title}</h2>}
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
          {rows.map((cells) => (
            <tr key={cells.join("|")}>
              {cells.map((html, column) =>
                column === 0 ? (
                  <th key={column} scope="row" {...inside(html)} />
                ) : (
                  <td key={column} data-column={head[column]} {...inside(html)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const inside = (html: string) => ({ dangerouslySetInnerHTML: { __html: linksInShop(html) } });
