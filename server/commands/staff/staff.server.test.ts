import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { build } from "../../../tools/scripts/build.ts";
import { runBuilt } from "../../../tests/support/built-command.ts";
import { openTestShop } from "../../../tests/support/shop.ts";
import { testRelease } from "../../../tests/support/test-release.ts";
import { calledShop } from "../answer-commands.ts";
import { coffeeShop } from "../../shop.ts";
import { serveCommands } from "../command-socket.ts";
import { staffCall } from "./staff-call.ts";

/** Returns the output of `npm run staff` on the database in a folder; `piped` is the password. */
const staff = (folder: string, args: string[], piped = "") =>
  runBuilt("staff", args, { url: "", folder }, piped).catch(({ stderr }: { stderr: string }) =>
    stderr.trim(),
  );

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), "kontor-staff-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

beforeAll(async () => {
  await build();
});

test("npm run staff adds and lists accounts, also before the shop ever ran", async () => {
  const folder = await newFolder();
  const add = ["add", "Anna", "--role", "preview"];
  expect(await staff(folder, add, "kaffee am hafen\n")).toBe(
    "anna may log in at /staff of each shop.",
  );
  expect(await staff(folder, add)).toContain("There is an account anna already.");
  expect(await staff(folder, ["list"])).toBe("anna  preview  no login yet");
});

test("npm run staff changes accounts through a shop that runs on the folder", async () => {
  const folder = await newFolder();
  const shop = await openTestShop();
  const commands = await serveCommands(
    folder,
    [staffCall],
    calledShop(coffeeShop, shop.services, testRelease),
  );
  onTestFinished(async () => {
    commands.close();
    await shop.close();
  });
  const password = "kaffee am hafen\n";
  const add = ["add", "Anna", "--role", "preview", "--role", "reports"];
  expect(await staff(folder, add, password)).toBe("anna may log in at /staff of each shop.");
  expect(await staff(folder, ["list"])).toBe("anna  preview, reports  no login yet");
  expect(await staff(folder, ["password", "anna"], "short\n")).toContain("password");
  expect(await staff(folder, ["code", "anna"])).toMatch(
    /^anna may log in once within 15 minutes with the password and this code:\n[A-Z\d]{5}-[A-Z\d]{5}$/,
  );
  expect(await staff(folder, ["code", "otto"])).toContain("There is no account otto.");
  const [, url, , ...recoveryCodes] = (await staff(folder, ["second-factor", "anna"])).split("\n");
  expect(url).toMatch(/^otpauth:\/\/totp\/Kontor:anna\?.*secret=[A-Z2-7]+/);
  expect(recoveryCodes).toHaveLength(8);
  expect(await staff(folder, ["second-factor", "anna", "--off"])).toContain("no second factor");
  expect(await staff(folder, ["remove", "anna"])).toContain("is removed");
  expect(await shop.services.staff.accounts.list()).toEqual([]);
});
