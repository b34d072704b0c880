import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { wordsOf } from "../../../tests/support/html.ts";
import { allSites } from "../../sites/all-sites.ts";
import { LegalFacts, type LegalFactsProps } from "./LegalFacts.tsx";

const manufacturer = "Muster GmbH, Musterstraße 1, 20457 Hamburg";

function shown(
  code: SiteCode,
  product: LegalFactsProps["product"],
  made: Pick<LegalFactsProps, "manufacturer"> = { manufacturer },
) {
  const { site, texts } = valueAt(allSites, code);
  const props = { texts: texts.catalogue, market: site.market, product, ...made };
  return wordsOf(renderToString(createElement(LegalFacts, props)));
}

const guarantee = (years: number) => ({
  isDevice: false,
  guarantee: { years, term: `${years} Jahre` },
});

test("a maker's guarantee names guarantor, duration, conditions and the rights by law", () => {
  const words = shown("DE", guarantee(2));
  expect(words).toContain(`Garantiegeber ${manufacturer}`);
  expect(words).toContain("Dauer 2 Jahre ab dem Erhalt der Ware");
  expect(words).toContain("Bedingungen Der Garantiegeber repariert");
  expect(words).toContain("Ihre gesetzlichen Rechte");
  expect(words.indexOf("Garantiegeber")).toBe(words.lastIndexOf(`Garantiegeber ${manufacturer}`));
});

test("a guarantee of more than two years has the words of the harmonised label only in the EU", () => {
  const label = /Haltbarkeitsgarantie des Herstellers: 3 Jahre/;
  expect(shown("DE", guarantee(3))).toMatch(label);
  expect(shown("DE", guarantee(2))).not.toMatch(/Haltbarkeitsgarantie/);
  expect(shown("CH", guarantee(3))).not.toMatch(/Haltbarkeitsgarantie/);
});

test("a product whose manufacturer is unknown names none, and no guarantee without a guarantor", () => {
  const words = shown("DE", guarantee(3), {});
  expect(words).not.toMatch(/Hersteller|Garantiegeber/);
  expect(words).toContain("Gewährleistung");
});

test("only electric devices say how old ones are taken back", () => {
  expect(shown("DE", { isDevice: true, guarantee: null })).toContain("Alte Geräte");
  const words = shown("DE", { isDevice: false, guarantee: null });
  expect(words).not.toMatch(/Alte Geräte|Garantiegeber/);
});
