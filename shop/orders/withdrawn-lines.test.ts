import { expect, test } from "vitest";
import { withdrawnLines } from "./withdrawn-lines.ts";

test("a withdrawal means the articles that it names, or all if it names none", () => {
  const lines = [
    { title: "Kanne Größe L", label: "", tcm: "100111" },
    { title: "Tasse", label: "rot", tcm: "100112-8" },
    { title: "Tasse", label: "grün", tcm: "100112-9" },
  ];
  expect(withdrawnLines(lines, "")).toEqual([0, 1, 2]);
  expect(withdrawnLines(lines, "die KANNE GROSSE L, bitte")).toEqual([0]);
  expect(withdrawnLines(lines, "Tasse grun")).toEqual([2]);
  expect(withdrawnLines(lines, "meine Tassen")).toEqual([1, 2]);
  expect(withdrawnLines(lines, "100112-8")).toEqual([1]);
  expect(withdrawnLines(lines, "den Teller")).toEqual([]);
});

const shirt = { title: "Windstille-Shirt" };
const shirts = [
  { ...shirt, label: "S", tcm: "104101-s" },
  { ...shirt, label: "L", tcm: "104101-l" },
  { ...shirt, label: "XL", tcm: "104101-xl" },
];

test.each([
  ["Windstille-Shirt in Größe L", [1]],
  ["Windstille-Shirt, xl", [2]],
  ["die Windstille-Shirts in S und XL", [0, 2]],
  ["beide Windstille-Shirts", [0, 1, 2]],
  ["Windstille-Shirt 104101-l", [1]],
  ["Le Windstille-Shirt XL, s’il vous plaît : l’article est trop grand", [2]],
  ["Windstille-Shirt L’yi iade ediyorum", [1]],
])("a size is named by a word of its own: %s", (part, meant) => {
  expect(withdrawnLines(shirts, part)).toEqual(meant);
});

test("a name within a longer one of the order is not named by it", () => {
  const lines = [
    { title: "Espresso „Leise Stunde“, entkoffeiniert", label: "250 g", tcm: "100109-250" },
    { title: "Espresso „Leise Stunde“, entkoffeiniert", label: "2 × 250 g", tcm: "100109-500" },
    { title: "Kapseln Espresso „Leise Stunde“, entkoffeiniert", label: "", tcm: "100140-10" },
  ];
  expect(withdrawnLines(lines, lines[2]!.title)).toEqual([2]);
  expect(withdrawnLines(lines, `${lines[0]!.title} 2 × 250 g`)).toEqual([1]);
  expect(withdrawnLines(lines, `${lines[2]!.title}; ${lines[0]!.title} 250 g`)).toEqual([0, 2]);
});
