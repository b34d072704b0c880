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
    hasClient: changed.some((file) =>
      /\.(tsx|css)$|\/client\/|^(platform\/(shared|ui)|shop\/sites)\//.test(file),
    ),
    endToEnd: changed.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)),
  };
}

/**
 * Returns the server tests in the same folder as a file, which prove most about it. Server tests open the whole shop, so
 * selecting them by imports would select all of them.
 */
function serverTestsOf(file: string): string[] {
  const [layer = "", part = "", page] = file.split("/");
  if (/\.(server|postgres)\.test\.tsx?$/.test(file)) return [file];
  if (part === "content") return ["server/commands/content/", "shop/pages/pages."];
  if (part === "pages")
    return /\.(route|server)\.|\.tsx$/.test(file) ? [`shop/pages/${page}/`] : [];
  if (layer === "server") return ["server/"];
  if (file.includes("/client/")) return [];
  if (layer === "platform" && ["content", "database", "http", "security"].includes(part))
    return [`platform/${part}/`];
  if (layer === "engines") return [`engines/${part}/`];
  // Engines implement its interfaces, and its suite runs in tests/engines/.
  if (layer === "commerce") return ["engines/"];
  if (file === "border/server" || (layer === "border" && part === "server"))
    return ["border/server/"];
  if (["border", "storefront", "shop"].includes(layer) && page) return [`${layer}/${part}/server/`];
  return [];
}
