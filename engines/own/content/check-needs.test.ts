import { expect, test } from "vitest";
import {
  complaint,
  files,
  read,
  refusal,
  useSmallCatalogue,
} from "../../../tests/support/small-catalogue.ts";
import type { AttributeDefinition, VocabularyContent } from "./content-schema.ts";

useSmallCatalogue();

const label = Object.fromEntries(
  ["de", "fr", "pl", "cs", "hu", "sk", "tr"].map((language) => [language, "Register"]),
);
const text = { kind: "text", label } as AttributeDefinition;

/** Adds definitions to the vocabulary. */
function define(definitions: Record<string, AttributeDefinition>) {
  const vocabulary = structuredClone(files["attributes.yaml"]) as VocabularyContent;
  Object.assign(vocabulary.attributes, definitions);
  files["attributes.yaml"] = vocabulary;
}

/** Makes the type above that of the product need an attribute. */
const needOfType = () =>
  complaint("types.yaml", ([type]) => Object.assign(type!, { needs: ["register"] }));

test("a product that lacks what its type needs is refused with the attribute", async () => {
  define({ register: text });
  expect(await needOfType()).toMatch(
    /coffee\.yaml:\d+: 100101: a product of the type "coffee" needs the attribute "register".*; add it/,
  );
});

test("a type that needs an unknown attribute is refused", async () => {
  expect(await needOfType()).toMatch(/types\.yaml:\d+: coffee: there is no attribute "register"/);
});

test("a product that lacks what one of its attributes needs is refused, and one that has it is read", async () => {
  define({ register: text, power: { ...text, needs: ["register"] } });
  const [{ attributes }] = files["coffee.yaml"] as [{ attributes: object }];
  Object.assign(attributes, { power: "150" });
  expect(await refusal()).toContain('a product with "power" needs');
  Object.assign(attributes, { register: "1" });
  expect((await read()).products).toHaveLength(1);
});

test("a word needs an attribute only where a country that shows it sells the product", async () => {
  const roast = (files["attributes.yaml"] as VocabularyContent).attributes.roast!;
  const word = (files["coffee.yaml"] as [{ attributes: { roast: string } }])[0].attributes.roast;
  define({
    register: { ...text, markets: ["TR"] },
    roast: { ...roast, needs: { [word]: ["register"] } },
  });
  expect(await refusal()).toContain(`a product with "roast: ${word}" needs`);
  for (const { prices } of (
    files["coffee.yaml"] as [{ articles: { prices: { TR?: number } }[] }]
  )[0].articles)
    delete prices.TR;
  expect((await read()).products).toHaveLength(1);
});

test("an attribute that needs an unknown one is refused", async () => {
  define({ power: { ...text, needs: ["register"] } });
  expect(await refusal()).toMatch(/attributes\.yaml:\d+: .*there is no attribute "register"/);
});
