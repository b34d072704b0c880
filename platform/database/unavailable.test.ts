import pg from "pg";
import { expect, test } from "vitest";
import { asOutage, DatabaseUnavailableError } from "./unavailable.ts";

const serverError = (code: string, routine?: string) =>
  Object.assign(new pg.DatabaseError("no", 1, "error"), { code, routine });

test.each([
  ["a server that shuts down", serverError("57P01")],
  ["a full disk", serverError("53100")],
  ["a write to a read-only server", serverError("25006", "PreventCommandIfReadOnly")],
  ["an unlogged table during recovery", serverError("0A000", "get_relation_info")],
  ["a lost connection", new Error("read ECONNRESET")],
])("%s is an outage, which is answered with 503", (_what, error) =>
  expect(asOutage(error)).toBeInstanceOf(DatabaseUnavailableError),
);

test.each([
  ["a column that does not exist", serverError("42703")],
  ["a feature that PostgreSQL does not have", serverError("0A000", "transformSelectStmt")],
  ["a bug of this process", new TypeError("undefined is not a function")],
])("%s is no outage", (_what, error) => expect(asOutage(error)).toBe(error));
