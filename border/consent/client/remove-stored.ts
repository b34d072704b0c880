import { hasName, type StoredNames } from "../../../platform/shared/cookies/stored-names.ts";

/** Removes the listed names from this browser, except those that only the server can remove. */
export function removeStored(lines: readonly Pick<StoredNames, "names" | "kind" | "isServers">[]) {
  for (const line of lines) {
    if (line.isServers) continue;
    for (const name of namesIn[line.kind]()) if (hasName(line, name)) remove[line.kind](name);
  }
}

const namesIn = {
  cookie: () => document.cookie.split(";").map((each) => each.split("=")[0]!.trim()),
  local: () => keysOf(() => localStorage),
  session: () => keysOf(() => sessionStorage),
};

const remove = {
  cookie: removeCookie,
  local: (name: string) => localStorage.removeItem(name),
  session: (name: string) => sessionStorage.removeItem(name),
};

function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    // Storage is blocked: nothing is stored.
    return [];
  }
}

/** Removes a cookie of this host and of each parent domain: other tools set theirs there, and it would be read first. */
export function removeCookie(name: string) {
  const expired = `${name}=; path=/; max-age=0`;
  document.cookie = expired;
  const labels = location.hostname.split(".");
  for (const index of labels.keys())
    document.cookie = `${expired}; domain=${labels.slice(index).join(".")}`;
}
