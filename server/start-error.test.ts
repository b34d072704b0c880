import pg from "pg";
import { expect, test } from "vitest";
import { ChangedMigrationError } from "../platform/database/migrate.ts";
import { explainStartError } from "./start-error.ts";

const systemError = (facts: object) =>
  Object.assign(new Error("no"), { syscall: "listen", ...facts });
const refusal = (code: string) => Object.assign(new pg.DatabaseError("no", 1, "error"), { code });

test.each([
  ["a port in use", systemError({ code: "EADDRINUSE", port: 3000 }), "Port 3000 is in use"],
  [
    "an address of another machine",
    systemError({ code: "EADDRNOTAVAIL", address: "10.9.8.7" }),
    "HOST is 10.9.8.7",
  ],
  [
    "a name of no machine",
    systemError({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "shop.invalid" }),
    "HOST is shop.invalid",
  ],
  ["a changed migration", new ChangedMigrationError("002-cart.sql"), "002-cart.sql has changed"],
  ["a role without rights", refusal("42501"), "GRANT USAGE, CREATE ON SCHEMA"],
])("%s ends a start with one line that names the remedy", (_what, error, remedy) => {
  const said = explainStartError(error);
  expect(said).toContain(remedy);
  expect(said).not.toContain("\n");
});

test("a bug ends the start with its stack trace", () => {
  for (const bug of [new TypeError("no"), refusal("42601")])
    expect(explainStartError(bug)).toBe(bug);
});
