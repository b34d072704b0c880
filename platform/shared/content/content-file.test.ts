import Type from "typebox";
import { Compile } from "typebox/compile";
import { expect, test } from "vitest";
import { readList, readObject } from "./content-file.ts";
import { formed, inLanguages } from "./content-schema.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const Entry = Type.Object(
  {
    id: formed("^[a-z]+$", "small letters, such as winter"),
    type: Type.Union(["Banner", "Benefits", "Picture"].map((type) => Type.Literal(type))),
    from: Type.Optional(formed("^\\d{4}-\\d\\d-\\d\\d$", "a day, such as 2026-11-20")),
    sites: Type.Optional(Type.Array(Type.Union([Type.Literal("DE"), Type.Literal("AT")]))),
    share: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    label: Type.Optional(
      Type.Union([
        Type.String({ minLength: 1, maxLength: 5 }),
        Type.Object({ de: Type.String(), fr: Type.String() }, { additionalProperties: false }),
      ]),
    ),
    voucher: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
const form = Compile(Entry);

/** Returns the mistakes in the values of an entry, or of `yaml` around it, without file name and reference. */
function read(yaml: string) {
  const mistakes: string[] = [];
  const list = readList("list.yaml", yaml, form, mistakes);
  const said = () =>
    mistakes.map(
      (mistake) => /^list\.yaml:(.*) \(see shop\/content\/README\.md\)\.$/.exec(mistake)![1],
    );
  return { ...list, said };
}
const entry = (values: string) => read(`- {id: winter, type: Banner, ${values}}`).said();

test.each([
  ["from: 20.11.2026", "1: winter, from: write a day, such as 2026-11-20"],
  ["sites: [DE, XX]", "1: winter, sites → 1: write DE or AT"],
  ["share: fifty", "1: winter, share: write a whole number without quotation marks"],
  ["share: 100", "1: winter, share: it is too large; write at most 99"],
  ["label: longer", "1: winter, label: it is too long; write at most 5 characters"],
  ["label: {de: kurz}", "1: winter, label: fr is missing; add it"],
  ["label: 5", "1: winter, label: write a text or keys, each with its value"],
])("of an entry with %s the remedy is said", (values, mistake) =>
  expect(entry(values)).toEqual([mistake]),
);

test("of a wrong type the right ones are named", () => {
  expect(read("- {id: winter, type: Baner}").said()).toEqual([
    "1: winter, type: write Banner, Benefits or Picture",
  ]);
});

test("of an unknown key its name is said once", () => {
  expect(entry("bogus: 1")).toEqual([
    "1: winter, bogus: there is no such key; correct its name or remove it",
  ]);
});

test("of a mistyped key the one that it means is said, once", () => {
  expect(entry("vouchre: WINTER15")).toEqual([
    "1: winter, vouchre: there is no such key; write voucher",
  ]);
  expect(read("- {id: winter, typ: Banner}").said()).toEqual([
    "1: winter, typ: there is no such key; write type",
  ]);
  expect(entry("labels: {de: a}").join()).toContain("labels: there is no such key; write label");
  // A key that is there already is not meant.
  expect(entry("share: 5, shared: 5")).toEqual([
    "1: winter, shared: there is no such key; correct its name or remove it",
  ]);
});

test("references of a mistyped key are checked like those of the right one", () => {
  const { entries } = read("- {id: winter, type: Banner, vouchre: NONE}");
  expect(entries).toEqual([{ id: "winter", type: "Banner", voucher: "NONE" }]);
});

const Priced = Type.Object(
  {
    prices: Type.Object(
      { DE: Type.Number(), AT: Type.Optional(Type.Number()) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

test.each([
  ['{DE: "4,99"}', ["prices → DE: write 4.99"]],
  ["\n    DE: 4,99\n    AT: 5 €", ["prices → DE: write 4.99", "prices → AT: write 5"]],
  ["{DE: EUR 4.9}", ["prices → DE: write 4.9"]],
  ["{DE: 1.234,50}", ["prices: write 1234.50 instead of 1.234,50"]],
  ["{DE: 4,99}", ["prices: write 4.99 instead of 4,99"]],
  [
    "{DE: 4,99, AT: 5,99}",
    ["prices: write 4.99 instead of 4,99", "prices: write 5.99 instead of 5,99"],
  ],
  ["{DE: 4, AT: 5, 99: 6}", ["prices → 99: there is no such key"]],
  ['{DE: "1.234,50"}', ["prices → DE: write 1234.50"]],
  ['{DE: "1,234.50"}', ["prices → DE: write a number without quotation marks"]],
  ["{DE: soon}", ["prices → DE: write a number without quotation marks"]],
])("of prices %s each number is said as it is meant", (prices, expected) => {
  const mistakes: string[] = [];
  readList("list.yaml", `- prices: ${prices}`, Compile(Priced), mistakes);
  expect(mistakes).toHaveLength(expected.length);
  for (const [index, what] of expected.entries()) expect(mistakes[index]).toContain(what);
});

test("a key that is there twice is no YAML, also a number", () => {
  const said = read("- {id: winter, 99: a, 99: b}").said();
  expect(said).toEqual(["1: this is not YAML: Map keys must be unique"]);
});

test("of a text with a comma that is not quoted, the quotation marks are said", () => {
  expect(entry("label: {de: Für alle, die gern kochen, fr: x}").join(" ")).toContain(
    "die gern kochen: there is no such key; write a text with a comma in quotation marks",
  );
});

test("of an empty entry all that is missing is said", () => {
  expect(read("- {}").said()).toEqual([
    "1: 0: id is missing; add it",
    "1: 0: type is missing; add it",
  ]);
});

test("all mistakes of an entry are reported", () => {
  const values = Array.from({ length: 30 }, (_, index) => `key${index}: 1`).join(", ");
  expect(entry(`${values}, from: soon, share: 0`)).toHaveLength(32);
});

test("references of an entry are checked even if another value is malformed", () => {
  const {
    entries,
    mistake: report,
    said,
  } = read("- {id: winter, type: Benefit, from: soon, sites: [XX, AT], bogus: 1, voucher: NONE}");
  expect(entries).toEqual([{ id: "winter", type: "Benefits", sites: ["AT"], voucher: "NONE" }]);
  report(entries[0]!, "there is no voucher NONE", "voucher");
  expect(said()).toHaveLength(5);
  expect(said().at(-1)).toBe("1: winter: there is no voucher NONE");
  // Further rules about a removed value report nothing.
  report(entries[0]!, "it needs a beginning");
  report(entries[0]!, "it needs a beginning", "from");
  expect(said()).toHaveLength(5);
});

const Named = Type.Object({
  name: inLanguages(shopSites, 5),
  words: Type.Record(Type.String(), inLanguages(shopSites, 5)),
  teasers: Type.Array(
    Type.Object({ title: Type.Optional(inLanguages(shopSites, 5)), key: Type.String() }),
  ),
});
const named = Compile(Named);

test("a text that is the same in every language is written once, wherever texts are in languages", () => {
  const mistakes: string[] = [];
  const yaml = "- {name: Uno, words: {a: Dos}, teasers: [{title: Tres, key: Uno}, {key: b}]}";
  const { entries, mistake: report } = readList("list.yaml", yaml, named, mistakes);
  const everywhere = (text: string) =>
    Object.fromEntries(shopSites.languages.map((language) => [language, text]));
  expect(entries).toEqual([
    {
      name: everywhere("Uno"),
      words: { a: everywhere("Dos") },
      teasers: [{ title: everywhere("Tres"), key: "Uno" }, { key: "b" }],
    },
  ]);
  report(entries[0]!, "wrong", "name");
  expect(mistakes).toEqual([expect.stringContaining("list.yaml:1: ")]);
  const { value } = readObject("object.yaml", "{name: Uno, words: {}, teasers: []}", named, []);
  expect(value?.name).toEqual(everywhere("Uno"));
});

test.each([
  ["longer", "it is too long; write at most 5 characters"],
  ["{de: kurz}", "fr is missing; add it"],
  ["5", "write a text or keys, each with its value"],
])("of a text in languages that is %s the remedy is said once", (text, remedy) => {
  const mistakes: string[] = [];
  readList("list.yaml", `- {name: ${text}, words: {}, teasers: []}`, named, mistakes);
  expect(mistakes.filter((mistake) => mistake.includes(remedy))).toHaveLength(1);
});
