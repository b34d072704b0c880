import { posix, win32 } from "node:path";
import { collator } from "../../platform/shared/texts/formats.ts";
import { commandFolders, thisMachine, type Machine } from "./machine.ts";

/** Finds nginx, Varnish, NATS, PHP and PostgreSQL, which some tests and measurements need. */

export const missingNginx =
  "There is no nginx. Run: apt-get install nginx (or set NGINX=/path/to/nginx)";
export const missingVarnish =
  "There is no Varnish. Run: apt-get install varnish (or set VARNISHD=/path/to/varnishd)";
export const missingNats =
  "There is no NATS. Run: apt-get install nats-server (or set NATS_SERVER=/path/to/nats-server)";
export const missingPhp = "There is no PHP. Run: apt-get install php-cli (or set PHP=/path/to/php)";
export const missingPostgres =
  "There is no PostgreSQL. Run: apt-get install postgresql (or set POSTGRES_BIN to the folder of initdb)";

/** Returns the path of nginx: `NGINX`, or else among the machine's commands. */
export const findNginx = (machine: Machine = thisMachine) =>
  machine.environment.NGINX || findServer(machine, "nginx");

/** Returns the path of Varnish: `VARNISHD`, or else among the machine's commands. */
export const findVarnish = (machine: Machine = thisMachine) =>
  machine.environment.VARNISHD || findServer(machine, "varnishd");

/** Returns the path of NATS: `NATS_SERVER`, or else among the machine's commands. */
export const findNats = (machine: Machine = thisMachine) =>
  machine.environment.NATS_SERVER || findServer(machine, "nats-server");

/** Returns the path of PHP: `PHP`, or else among the machine's commands. */
export const findPhp = (machine: Machine = thisMachine) =>
  machine.environment.PHP || findServer(machine, "php");

function findServer(machine: Machine, name: string): string | undefined {
  if (machine.platform === "win32")
    return commandFolders(machine)
      .map((folder) => win32.join(folder, `${name}.exe`))
      .find(machine.exists);
  const system = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"];
  return [...commandFolders(machine), ...system]
    .map((folder) => posix.join(folder, name))
    .find(machine.exists);
}

/** Returns the folder with `initdb` and `postgres`: `POSTGRES_BIN`, or else that of the newest installed version. */
export function findPostgres(machine: Machine = thisMachine): string | undefined {
  const { platform, environment, exists, list } = machine;
  if (environment.POSTGRES_BIN) return environment.POSTGRES_BIN;
  if (platform === "win32") {
    const parent = win32.join(environment.ProgramFiles ?? "C:\\Program Files", "PostgreSQL");
    const versions = newestFirst(list(parent)).map((name) => win32.join(parent, name, "bin"));
    return [...versions, ...commandFolders(machine)].find((folder) =>
      exists(win32.join(folder, "initdb.exe")),
    );
  }
  const parents =
    platform === "darwin" ? ["/opt/homebrew/opt", "/usr/local/opt"] : ["/usr/lib/postgresql"];
  const versions = parents.flatMap((parent) =>
    newestFirst(
      list(parent).filter((name) => platform !== "darwin" || name.startsWith("postgresql")),
    ).map((name) => posix.join(parent, name, "bin")),
  );
  return [...versions, ...commandFolders(machine)].find((folder) =>
    exists(posix.join(folder, "initdb")),
  );
}

/** Sorts "17" and "postgresql@17" before "9.6". */
const newestFirst = (names: string[]) =>
  names.toSorted((a, b) => collator("en", { numeric: true }).compare(b, a));
