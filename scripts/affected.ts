/** The checks and tests that a change is likely to break, by the paths of the changed files. */
export interface Affected {
  /** Files for the type check and for lint. */
  code: string[];
  /** Folders and files of server tests. */
  server: string[];
  /** Whether a browser loads some of the changed files. */
  hasClient: boolean;
  /** End-to-end specs that changed themselves. */
  endToEnd: string[];
}

export function affectedBy(changed: string[]): Affected {
  const code = changed.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
  return {
    code,
    server: [...new Set(changed.flatMap(serverTestsOf))],
    hasClient: changed.some((file) => /\.(tsx|css)$|\/client\/|^(shared|sites|ui)\//.test(file)),
    endToEnd: changed.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)),
  };
}

/**
 * Returns the server tests in the same folder as a file, which prove most about it. Server tests open the whole shop, so
 * selecting them by imports would select all of them.
 */
function serverTestsOf(file: string): string[] {
  const [layer = "", part = ""] = file.split("/");
  if (/\.(server|postgres)\.test\.tsx?$/.test(file)) return [file];
  if (layer === "features" && !file.includes("/client/")) return [`features/${part}/server/`];
  if (layer === "pages" && /\.(route|server)\.|\.tsx$/.test(file)) return [`pages/${part}/`];
  if (layer === "border" && part === "server") return ["border/server/"];
  if (["database", "http", "security", "server"].includes(layer)) return [`${layer}/`];
  if (layer === "content") return ["server/content-", "pages/pages."];
  return [];
}
