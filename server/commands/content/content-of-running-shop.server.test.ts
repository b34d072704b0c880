import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEditedContent } from "../../../tests/support/edited-content.ts";
import { askRunningShop, serveCommands } from "../command-socket.ts";
import { contentCall, runContentCommand, type ContentRequest } from "./content-call.ts";

const { shop, work, folder, source, run } = await openEditedContent();

test("a shop that has the embedded database open runs a content command", async () => {
  const server = await serveCommands(work, [contentCall], source());
  try {
    const request = { folder, parts: ["footer"], dryRun: false };
    expect(await askRunningShop(work, contentCall, { ...request, command: "export" })).toEqual([
      "footer: 9 files",
    ]);
    await writeFile(join(folder, "footer", "DE.yaml"), "- name: a\n");
    await expect(
      askRunningShop(work, contentCall, { ...request, command: "import" }),
    ).rejects.toThrow("footer/DE.yaml:1: a");
  } finally {
    server.close();
  }
});

test("a content command asks no running shop when none runs", async () => {
  const request: ContentRequest = { command: "export", folder, parts: [], dryRun: false };
  expect(await askRunningShop(work, contentCall, request)).toBeUndefined();
});

test("a shop that runs resets some parts of its content, and leaves the others", async () => {
  const owners = async () =>
    Object.fromEntries(
      (await shop.services.database.sql.selectFrom("content_version").selectAll().execute()).map(
        ({ part, owner }) => [part, owner],
      ),
    );
  await run("export");
  await run("import", { parts: ["footer", "cart", "tests"] });
  expect(await owners()).toMatchObject({ footer: "shop", cart: "shop", tests: "shop" });
  const request: ContentRequest = {
    command: "reset",
    folder: "",
    parts: ["footer", "cart"],
    dryRun: false,
  };
  const server = await serveCommands(work, [contentCall], source());
  const printed = await askRunningShop(work, contentCall, request);
  server.close();
  expect(printed?.at(-1)).toBe("The import is done.");
  expect(await owners()).toMatchObject({ footer: "release", cart: "release", tests: "shop" });
  await expect(runContentCommand({ ...request, parts: ["fotter"] }, source())).rejects.toThrow(
    "fotter",
  );
});
