import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { show } from "../../../tests/support/show.tsx";
import { replaceList } from "./replace-list.ts";

interface List {
  roasts: string[];
  more?: string[];
  chosen?: string[];
  to?: string;
  products: string[];
}

/** A list with its filters, reduced to the parts that these tests need. */
function Results({ roasts, more = [], chosen = [], to = "", products }: List) {
  const box = (roast: string) => (
    <label key={roast}>
      <input id={roast} type="checkbox" value={roast} defaultChecked={chosen.includes(roast)} />
      {roast}
    </label>
  );
  return (
    <div className="kontor-results">
      <section className="kontor-filters">
        <form>
          <input id="to" type="text" defaultValue={to} />
          {roasts.map(box)}
          <details>
            <summary>More</summary>
            {more.map(box)}
          </details>
        </form>
      </section>
      <div>
        <div className="kontor-toolbar">
          <h2 tabIndex={-1}>{products.length} products</h2>
          <a href="?sort=newest">Newest</a>
        </div>
        {chosen.map((roast) => (
          <a key={roast} href="?" className="kontor-chip">
            {roast}
          </a>
        ))}
        {products.join()}
      </div>
    </div>
  );
}

const pageOf = (list: List) => {
  const page = document.implementation.createHTMLDocument(`${list.products.length}`);
  page.body.innerHTML = renderToStaticMarkup(<Results {...list} />);
  return page;
};

const before: List = { roasts: ["light", "dark"], more: ["green"], products: ["a", "b"] };
const after: List = { roasts: ["medium", "dark"], chosen: ["dark"], products: ["b"] };

function open(list: List) {
  const results = show(<div />).appendChild(pageOf(list).body.firstElementChild as HTMLElement);
  const find = <T extends HTMLElement>(selector: string) => results.querySelector<T>(selector)!;
  return { results, find };
}

test("the box that was ticked stays the same element with the focus while other values come and go", () => {
  const { results, find } = open(before);
  const dark = find<HTMLInputElement>("#dark");
  dark.focus();
  dark.checked = true;
  expect(replaceList(results, pageOf(after), { isTyping: false })).toBe(true);
  expect(document.activeElement).toBe(dark);
  expect(find("#dark")).toBe(dark);
  expect([...results.querySelectorAll("[type=checkbox]")].map(({ id }) => id)).toEqual([
    "medium",
    "dark",
  ]);
  expect(results.textContent).toContain("1 products");
  expect(document.title).toBe("1");
});

test("going back unticks the box that has the focus", () => {
  const { results, find } = open(after);
  find("#dark").focus();
  replaceList(results, pageOf(before), { isTyping: false });
  expect(find<HTMLInputElement>("#dark").checked).toBe(false);
});

test("an opened group of values stays open", () => {
  const { results, find } = open(before);
  find<HTMLDetailsElement>("details").open = true;
  replaceList(results, pageOf(before), { isTyping: false });
  expect(find<HTMLDetailsElement>("details").open).toBe(true);
});

test("a price that is being typed stays, and one that was sent is written as the server has it", () => {
  const { results, find } = open(before);
  const to = find<HTMLInputElement>("#to");
  to.focus();
  to.value = "12,50";
  replaceList(results, pageOf({ ...after, to: "13" }), { isTyping: true });
  expect(to.value).toBe("12,50");
  replaceList(results, pageOf({ ...after, to: "13" }), { isTyping: false });
  expect(to.value).toBe("13");
});

test("the focus stays on an order, and goes to the number of products from a filter that is gone", () => {
  const { results, find } = open(after);
  find("[href='?sort=newest']").focus();
  replaceList(results, pageOf(after), { isTyping: false });
  expect(document.activeElement).toBe(find("[href='?sort=newest']"));
  find(".kontor-chip").focus();
  replaceList(results, pageOf(before), { isTyping: false });
  expect(document.activeElement).toBe(find("h2"));
});

test("a page without a list replaces nothing", () => {
  const { results } = open(before);
  const page = document.implementation.createHTMLDocument();
  expect(replaceList(results, page, { isTyping: false })).toBe(false);
  expect(results.textContent).toContain("2 products");
});
