import { expect, test } from "vitest";
import { everyCapability } from "../../commerce/capabilities.ts";
import { engineTable } from "../../commerce/conformance/engine-table.ts";
import { memoryDelay } from "../../commerce/memory/memory-engine.ts";
import { ownDelay } from "../../engines/own/own-changes.ts";
import { loggedDelay } from "../../engines/vendure/logged-changes.ts";
import { vendureCapabilities } from "../../engines/vendure/vendure-engine.ts";
import { formatted } from "../../tools/scripts/formatted.ts";

const intro = `# Engines

An engine is the commerce system behind the shop: it owns products, prices, stock and orders. Its interfaces are in \`commerce/\`
([decision 70](decisions/070-engines.md)). One suite says which of its promises each engine keeps:

\`\`\`sh
npm run test:engine -- own       # the shop's own tables on PostgreSQL
npm run test:engine -- memory    # an engine in memory
npm run test:engine -- http      # the reference engine over HTTP
VENDURE=yes npm run test:engine -- vendure.server   # a real Vendure with its database, which this installs and starts
\`\`\`

At night the cases of changes run on a Vendure whose database the shop may not open as well, which is polled
(\`NIGHT=yes npm run test:engine -- vendure-polled\`).

"Kept" is proved by the suite, "weaker" is the delay that the engine declares, and "missing" is declared by the engine, whose case
must then fail. The checkout places its orders at the engine, except for \`memory\`, which is behind lists, search and carts only. This file is written by
\`npm run test:engine -- table -u\`.
`;

test("docs/engines.md says what each engine keeps", async () => {
  const table = engineTable([
    { name: "own", capabilities: everyCapability, delay: ownDelay },
    { name: "memory", capabilities: everyCapability, delay: memoryDelay },
    { name: "http", capabilities: everyCapability, delay: 0 },
    { name: "vendure", capabilities: vendureCapabilities, delay: loggedDelay },
  ]);
  const file = "docs/engines.md";
  const text = await formatted(file, `${intro}\n${table}\n`);
  await expect(text).toMatchFileSnapshot(`../../${file}`);
});

test("the table names capabilities that are missing, and changes that are reported late", () => {
  const capabilities = {
    ...everyCapability,
    ordersOnce: { reason: "Its orders have no keys." },
  };
  const table = engineTable([{ name: "slow", capabilities, delay: 15_000 }]);
  expect(table).toContain("| changes report a price | weaker: up to 15 s |");
  expect(table).toContain("| orders refuse a key that another draft has used | missing |");
  expect(table).toContain("- **slow** without `ordersOnce`: Its orders have no keys.");
});
