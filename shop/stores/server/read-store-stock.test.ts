import { expect, test } from "vitest";
import { readStoreStock } from "./read-store-stock.ts";

const names = {
  markets: new Set(["DE", "AT"] as const),
  storesOf: () => ["hamburg-sandtorkai", "koln-ehrenstrasse"],
  tcms: new Set(["100101-250", "100121-250"]),
};

function read(files: Record<string, string>) {
  const mistakes: string[] = [];
  const rows = readStoreStock(new Map(Object.entries(files)), names, mistakes);
  return {
    rows: rows.map(({ market, place, tcm, stock }) => [market, place, tcm, stock]),
    mistakes,
  };
}

test.each([
  ["commas", "article,hamburg-sandtorkai,koln-ehrenstrasse\n100101-250,3,\n100121-250,0,12\n"],
  [
    "semicolons, quotes and a byte order mark, as spreadsheets write them",
    '\u{feff}"article";"hamburg-sandtorkai";"koln-ehrenstrasse"\r\n"100101-250";3;\r\n100121-250;;12\r\n\r\n',
  ],
  ["tabs", "article\thamburg-sandtorkai\tkoln-ehrenstrasse\n100101-250\t 3\n100121-250\t\t12"],
])("a table with %s says what each store has", (_, source) => {
  expect(read({ "DE.csv": source })).toEqual({
    rows: [
      ["DE", "hamburg-sandtorkai", "100101-250", 3],
      ["DE", "koln-ehrenstrasse", "100121-250", 12],
    ],
    mistakes: [],
  });
});

test("a country may have several files", () => {
  const header = "article,hamburg-sandtorkai\n";
  const { rows, mistakes } = read({
    "AT.csv": `${header}100101-250,1`,
    "DE-coffee.csv": `${header}100101-250,2`,
    "DE-machines.csv": `${header}100121-250,3`,
  });
  expect(rows.map(([market, , tcm, stock]) => [market, tcm, stock])).toEqual([
    ["AT", "100101-250", 1],
    ["DE", "100101-250", 2],
    ["DE", "100121-250", 3],
  ]);
  expect(mistakes).toEqual([]);
});

test("each mistake is named with its line and the remedy", () => {
  const { mistakes } = read({
    "DE-again.csv": "article,hamburg-sandtorkai\n100101-250,1\n",
    "DE.csv": [
      "article,hamburg-sandtorkei,koln-ehrenstrasse,koln-ehrenstrasse",
      "100101-250,1,2,3",
      "100101-999,1",
      "100121-250,-1,1.5,100000,7",
    ].join("\n"),
    "FR.csv": "",
    "DE.yaml": "",
  });
  expect(mistakes).toEqual([
    'DE.csv:1: there is no store "hamburg-sandtorkei" in DE: did you mean hamburg-sandtorkai?',
    "DE.csv:1: the store koln-ehrenstrasse has two columns; remove one",
    "DE.csv:2: the article 100101-250 is already in DE-again.csv:2; remove one line",
    'DE.csv:3: there is no article "100101-999"; correct its number or remove the line',
    "DE.csv:4: it has more columns than the first line, which names the stores",
    'DE.csv:4: write a number of pieces up to 99999 instead of "-1"',
    'DE.csv:4: write a number of pieces up to 99999 instead of "1.5"',
    'DE.csv:4: write a number of pieces up to 99999 instead of "100000"',
    "FR.csv:1: name it after its country, such as DE.csv or DE-coffee.csv",
    "DE.yaml:1: name it after its country, such as DE.csv or DE-coffee.csv",
  ]);
});
