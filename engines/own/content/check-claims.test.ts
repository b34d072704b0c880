import { expect, test } from "vitest";
import {
  complaint,
  files,
  read,
  useSmallCatalogue,
} from "../../../tests/support/small-catalogue.ts";

useSmallCatalogue();

const claim = (text: string) =>
  complaint("coffee.yaml", ([product]) => Object.assign(product!.lead!, { de: text }));

test("a claim about the environment without its standard is refused with its language and a remedy", async () => {
  expect(await claim("Kapseln, die kompostierbar sind.")).toMatch(
    /coffee\.yaml:\d+: 100101: .*"kompostierbar…" needs the standard.*EN 13432/,
  );
});

test.each([
  "Industriell kompostierbar nach EN 13432.",
  "Die Kooperative kompostiert das Fruchtfleisch.",
])("a claim beside its standard is read, and a text that makes none: %s", async (text) => {
  const [product] = files["coffee.yaml"] as [{ lead: object }];
  Object.assign(product.lead, { de: text });
  expect((await read()).products).toHaveLength(1);
});
