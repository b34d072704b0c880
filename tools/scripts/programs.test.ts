import { expect, test } from "vitest";
import type { Machine } from "./machine.ts";
import { findNginx, findPostgres, findVarnish } from "./programs.ts";

const machine = (
  platform: NodeJS.Platform,
  programs: string[],
  environment: Machine["environment"] = {},
): Machine => ({
  platform,
  environment,
  exists: (path) => programs.includes(path),
  list: (folder) => {
    const inside = programs.filter((path) => path.startsWith(folder));
    return [...new Set(inside.map((path) => path.slice(folder.length + 1).split(/[/\\]/)[0]!))];
  },
});

test.each([
  ["linux", "/usr/sbin/nginx", {}],
  ["linux", "/usr/local/nginx/nginx", { PATH: "/bin:/usr/local/nginx" }],
  ["linux", "/anywhere/nginx", { NGINX: "/anywhere/nginx" }],
  ["darwin", "/opt/homebrew/bin/nginx", {}],
  ["win32", "C:\\nginx\\nginx.exe", { Path: "C:\\Windows;C:\\nginx" }],
] as const)("nginx on %s is found at %s", (platform, path, environment) => {
  expect(findNginx(machine(platform, [path], environment))).toBe(path);
});

test.each([
  ["linux", "/usr/sbin/varnishd", {}],
  ["linux", "/anywhere/varnishd", { VARNISHD: "/anywhere/varnishd" }],
  ["darwin", "/opt/homebrew/bin/varnishd", {}],
] as const)("Varnish on %s is found at %s", (platform, path, environment) => {
  expect(findVarnish(machine(platform, [path], environment))).toBe(path);
});

test.each([
  [
    "linux",
    ["/usr/lib/postgresql/9.6/bin/initdb", "/usr/lib/postgresql/17/bin/initdb"],
    {},
    "/usr/lib/postgresql/17/bin",
  ],
  [
    "linux",
    ["/usr/local/pgsql/bin/initdb"],
    { PATH: "/usr/local/pgsql/bin" },
    "/usr/local/pgsql/bin",
  ],
  ["linux", [], { POSTGRES_BIN: "/anywhere/bin" }, "/anywhere/bin"],
  [
    "darwin",
    ["/opt/homebrew/opt/nginx/bin/nginx", "/opt/homebrew/opt/postgresql@16/bin/initdb"],
    {},
    "/opt/homebrew/opt/postgresql@16/bin",
  ],
  [
    "win32",
    ["D:\\Programs\\PostgreSQL\\16\\bin\\initdb.exe"],
    { ProgramFiles: "D:\\Programs" },
    "D:\\Programs\\PostgreSQL\\16\\bin",
  ],
] as const)(
  "PostgreSQL on %s is found as the newest of %j",
  (platform, programs, environment, folder) => {
    expect(findPostgres(machine(platform, [...programs], environment))).toBe(folder);
  },
);

test("no program is found where none is installed", () => {
  for (const platform of ["linux", "darwin", "win32"] as const) {
    expect(findNginx(machine(platform, []))).toBeUndefined();
    expect(findPostgres(machine(platform, []))).toBeUndefined();
  }
});
