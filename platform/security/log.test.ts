import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { collectLog } from "../../tests/support/collected-log.ts";
import { createLog } from "./log.ts";
import { newSecret } from "./secrets.ts";

function lineOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const { logged, logTo } = collectLog();
  write(createLog("trace", logTo));
  expect(logged).toHaveLength(1);
  return logged[0]!;
}

test("a line shows no secret of an address, wherever it stands in it", () => {
  const secrets = [newSecret(), hash("sha256", newSecret(), "base64url")];
  for (const secret of secrets) {
    const path = `/account/new-password/${secret}`;
    const error = new Error(`Reply was already sent in "${path}" (GET)`);
    const line = lineOf((log) =>
      log.child({ path }).error({ err: error, req: { method: "GET", url: path } }, path),
    );
    expect(line).not.toContain(secret);
    expect(line).toContain("/account/new-password/…");
  }
});

test("a line shows nothing of what a shopper searched for", () => {
  const line = lineOf((log) => log.warn(new Error("Sent already: '/search?query=kaffee&page=2'")));
  expect(line).not.toContain("kaffee");
  expect(line).toContain("'/search?…'");
});

test("a failed statement is logged with its error, without its values", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(ida@example.com) already exists.",
    table: "customer",
  });
  const line = lineOf((log) => log.error({ err: error }));
  expect(line).not.toContain("ida@example.com");
  expect(JSON.parse(line)).toMatchObject({ err: { code: "23505", table: "customer" } });
});

test("numbers of requests and names of files stay readable", () => {
  const [id, file] = ["0199b7c1-52a4-7c3e-9f8a-2b6d4e1c0a95", "node-modules-of-the-whole-project"];
  expect(lineOf((log) => log.info({ id, file }))).toContain(`"id":"${id}","file":"${file}"`);
});
