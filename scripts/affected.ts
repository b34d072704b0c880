/** Which tests a change is likely to break, by the paths of the changed files. */
export interface Affected {
  /** What types and lint look at. */
  code: string[];
  /** Folders and files of server tests. */
  server: string[];
  /** Whether a browser loads some of it. */
  hasClient: boolean;
  /** Specs of whole pages that changed themselves. */
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

/** Server tests open the whole shop, so that imports would name all of them: those of the same folder prove most. */
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
