import { format, resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { engineTable } from "../../commerce/conformance/engine-table.ts";
import { memoryCapabilities, memoryDelay } from "../../commerce/memory/memory-engine.ts";
import { ownDelay } from "./own-changes.ts";
import { ownCapabilities } from "./own-engine.ts";

const intro = `# Engines

An engine is the commerce system behind the shop: it owns products, prices, stock and orders. Its interfaces are in \`commerce/\`
([decision 70](decisions/070-engines.md)). One suite says what each of them keeps:

\`\`\`sh
npm run test:engine -- own       # the shop's own tables on PostgreSQL
npm run test:engine -- memory    # an engine in memory
\`\`\`

"Kept" is proved by the suite, "weaker" is kept later than promised, and "missing" is declared by the engine, whose case must then
fail: a declaration that is no longer true turns the suite red, as does a lack that is not declared. This file is written by
\`npm run test:engine -- table -u\`.
`;

test("docs/engines.md says what each engine keeps", async () => {
  const table = engineTable([
    { name: "own", capabilities: ownCapabilities, delay: ownDelay },
    { name: "memory", capabilities: memoryCapabilities, delay: memoryDelay },
  ]);
  const file = "docs/engines.md";
  const text = await format(`${intro}\n${table}\n`, {
    ...(await resolveConfig(file)),
    filepath: file,
  });
  await expect(text).toMatchFileSnapshot(`../../${file}`);
});

test("the table names what is missing, and what is reported late", () => {
  const capabilities = { ...memoryCapabilities, ordersOnce: { lack: "Its orders have no keys." } };
  const table = engineTable([{ name: "slow", capabilities, delay: 15_000 }]);
  expect(table).toContain("| changes report a price | weaker: 15 s |");
  expect(table).toContain("| orders refuse a key that another draft has used | missing |");
  expect(table).toContain("- **slow** lacks `ordersOnce`: Its orders have no keys.");
});
