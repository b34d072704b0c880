import { expect, test } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import { shownContents } from "./shown-contents.server.ts";

const shown = (html: string) => [...shownContents(html, allSites.DE.site)];

test("a promotion is shown by its place, with its words once", () => {
  expect(
    shown(
      `<div data-kontor-place="~top_banner"><section><p>
        <span class="kontor-promotion__long"><strong>Black Week:</strong> 15&nbsp;% auf Mühlen &amp; Co.</span>
        <span class="kontor-promotion__short">−15 %</span>
      </p></section><template></template></div>`,
    ),
  ).toEqual([["Promotion ~top_banner", "Black Week: 15\u00a0% auf Mühlen & Co."]]);
});

test("an A/B test is shown in the place where it has promotions of its own", () => {
  expect(shown('<div data-kontor-place="~top_banner" data-tests="advent hero"></div>')).toEqual([
    ["A/B test advent in ~top_banner", ""],
    ["A/B test hero in ~top_banner", ""],
  ]);
});

test("the pages below an item of the navigation are shown by their addresses", () => {
  expect(
    shown('<a href="/kaffee-c1.html" data-segments="kaffee-c1.html espresso-c2.html">Kaffee</a>'),
  ).toEqual([
    ["kaffee-c1.html", ""],
    ["espresso-c2.html", ""],
    ["Kaffee", ""],
  ]);
});

test("an empty place for a promotion shows nothing", () => {
  expect(shown('<div data-kontor-place="~home_pi"><template></template></div>')).toEqual([]);
});

test("a tile is shown by the name of its product, only with its price", () => {
  expect(
    shown(
      '<article data-item="1" data-item-name="Sierra &quot;Verde&quot;" data-item-price="549"><h3>Sierra</h3><p>Kräftig</p></article>',
    ),
  ).toEqual([['Sierra "Verde"', "5,49\u00a0Euro"]]);
});

test("the page of a product shows its price and its other texts", () => {
  expect(
    shown(
      '<div data-item="1" data-item-name="Sierra" data-item-price="549"><p>Nur noch 3</p><script>{"a": "b"}</script></div>',
    ),
  ).toEqual([
    ["Sierra", "5,49\u00a0Euro"],
    ["Nur noch 3", ""],
  ]);
});
