import "../../shop.css";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../tests/support/show.tsx";
import type { ListedFacet, ProductCard } from "../../../commerce/catalogue-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { FilteredList } from "./FilteredList.tsx";
import { withoutFilters } from "./list-question.ts";
import { replaceList } from "./replace-list.ts";

interface List {
  roasts: string[];
  chosen?: string[];
  to?: number;
  products: string[];
}

const { site, texts } = allSites.DE;
const sortings = ["popular", "newest"] as const;

function facet(roasts: string[]): ListedFacet {
  const values = roasts.map((key) => ({ key, label: key, productCount: 1 }));
  return { key: "roast", label: "Röstung", isOrdered: false, values };
}

const card = (name: string, index: number): ProductCard => ({
  number: index + 1,
  name,
  lead: "",
  url: `/${name}-p${index + 1}.html`,
  picture: { id: name, version: "1" },
  price: 599,
  was: null,
  isFrom: false,
  hasChoice: false,
  grams: null,
  availability: "AVAILABLE",
  isNew: false,
  categories: [],
});

function Results({ roasts, chosen = [], to, products }: List) {
  const productCount = products.length;
  return (
    <FilteredList
      site={site}
      texts={texts}
      question={{ ...withoutFilters, to, facets: { roast: chosen }, sorting: "popular", page: 1 }}
      list={{
        products: products.map(card),
        productCount,
        total: productCount,
        inStock: productCount,
        facets: [facet(roasts)],
        without: { category: productCount, price: productCount, stock: productCount },
        lowestPrice: 599,
        highestPrice: 599,
      }}
      categories={{ path: [], choices: [] }}
      form={{ action: "/coffee-c1.html", fields: {} }}
      count={(count) => `${count} products`}
      tracked={{ id: "test" }}
      sortings={sortings}
      sortingText={(sorting) => sorting}
      active={chosen.map((text) => {
        const chip = { text, url: "?" };
        return { ...chip, productCount, chips: [chip] };
      })}
      urlOf={({ sorting }) => `?sort=${sorting}`}
      unfilteredUrl="?"
    />
  );
}

const pageOf = (list: List) => {
  const next = document.implementation.createHTMLDocument(`${list.products.length}`);
  next.body.innerHTML = renderToStaticMarkup(<Results {...list} />);
  return next;
};

const before: List = { roasts: ["light", "dark"], products: ["a", "b"] };
const after: List = { roasts: ["medium", "dark"], chosen: ["dark"], products: ["b"] };
const many = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

function open(list: List) {
  const shown = show(<div />);
  shown.append(...pageOf(list).body.children);
  const results = shown.querySelector<HTMLElement>(".kontor-results")!;
  const find = <T extends HTMLElement>(selector: string) => results.querySelector<T>(selector)!;
  const roast = (value: string) => find<HTMLInputElement>(`[name=roast][value="${value}"]`);
  return { results, find, roast };
}

// In narrow windows the filters are a closed sheet, which cannot have the focus.
beforeEach(() => page.viewport(1280, 900));

test("the box that was ticked stays the same element with the focus while other values come and go", () => {
  const { results, roast } = open(before);
  const dark = roast("dark");
  dark.focus();
  dark.checked = true;
  expect(replaceList(results, pageOf(after), { isTyping: false })).toBe(true);
  expect(document.activeElement).toBe(dark);
  expect(roast("dark")).toBe(dark);
  const roasts = [...results.querySelectorAll<HTMLInputElement>("[name=roast]")];
  expect(roasts.map(({ value, checked }) => [value, checked])).toEqual([
    ["medium", false],
    ["dark", true],
  ]);
  expect(results.textContent).toContain("1 products");
  expect(document.title).toBe("1");
});

test("going back unticks the box that has the focus", () => {
  const { results, roast } = open(after);
  roast("dark").focus();
  replaceList(results, pageOf(before), { isTyping: false });
  expect(roast("dark").checked).toBe(false);
});

test("an opened group of values stays open", () => {
  const list = { ...before, roasts: many };
  const { results, find } = open(list);
  find<HTMLDetailsElement>("details").open = true;
  replaceList(results, pageOf(list), { isTyping: false });
  expect(find<HTMLDetailsElement>("details").open).toBe(true);
});

test("a price that is being typed stays, and one that was sent is written as the server has it", () => {
  const { results, find } = open(before);
  const to = find<HTMLInputElement>("[name=to]");
  to.focus();
  to.value = "12,50";
  replaceList(results, pageOf({ ...after, to: 13 }), { isTyping: true });
  expect(to.value).toBe("12,50");
  replaceList(results, pageOf({ ...after, to: 13 }), { isTyping: false });
  expect(to.value).toBe("13");
});

test("the focus stays on a sorting, and goes to the number of products from a filter that is gone", () => {
  const { results, find } = open(after);
  find("[href='?sort=newest']").focus();
  replaceList(results, pageOf(after), { isTyping: false });
  expect(document.activeElement).toBe(find("[href='?sort=newest']"));
  find(".kontor-chip").focus();
  replaceList(results, pageOf(before), { isTyping: false });
  expect(document.activeElement).toBe(find(".kontor-toolbar h2"));
});

test("a page without a list replaces nothing", () => {
  const { results } = open(before);
  const other = document.implementation.createHTMLDocument();
  expect(replaceList(results, other, { isTyping: false })).toBe(false);
  expect(results.textContent).toContain("2 products");
});
