/** A path that a host passes on to the shop. */
export interface HostPath {
  /** "/search" is a single path, "/img/*" are all paths below "/img/", and "^…$" is a regular expression. */
  path: string;
  serves: string;
}

/** Writes a path as a line of each generated file, in the file's own syntax. */
const writers: Record<string, (path: HostPath) => string> = {
  "border/hosts/nginx-ssi.conf": ({ path, serves }) =>
    `    ${`location ${nginxMatch(path)}`.padEnd(46)} { proxy_pass http://kontor; } # ${serves}`,
  "border/hosts/varnish-esi.vcl": ({ path, serves }) =>
    `    ${`if (req.url ~ "${pattern(path)}")`.padEnd(58)} { return (pass); } # ${serves}`,
  "border/hosts/README.md": ({ path, serves }) => `- \`${path}\`: ${serves}`,
};

function nginxMatch(path: string): string {
  if (path.startsWith("^")) return `~ "${path}"`;
  return path.endsWith("*") ? path.slice(0, -1) : `= ${path}`;
}

/** Returns the regular expression for an address with its query. */
function pattern(path: string): string {
  if (path.startsWith("^")) return path.replace(/\$$/, "($|\\?)");
  const plain = path.replaceAll(".", "\\.");
  return plain.endsWith("*") ? `^${plain.slice(0, -1)}` : `^${plain}($|\\?)`;
}

/** The list for hosts in JavaScript, and in other languages. */
const listFile = "border/hosts/paths.json";

export const filesWithPaths = [...Object.keys(writers), listFile];

/** Returns the list as JSON, with a regular expression for each path. */
const asJson = (paths: HostPath[]) =>
  `${JSON.stringify(
    paths.map(({ path, serves }) => ({ path, pattern: pattern(path), serves })),
    null,
    2,
  )}\n`;

/** Returns the text of a file with the lines between its two marks replaced; the list has no other lines. */
export function withPaths(file: string, text: string, paths: HostPath[]): string {
  if (file === listFile) return asJson(paths);
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.includes("paths:start"));
  const end = lines.findIndex((line) => line.includes("paths:end"));
  if (start < 0 || end < start)
    throw new Error(`${file} needs a line with paths:start, and one with paths:end below it.`);
  const written = paths.map(writers[file]!);
  // As Prettier formats them: lists are separated from comments.
  const apart = file.endsWith(".md") ? [""] : [];
  return lines.toSpliced(start + 1, end - start - 1, ...apart, ...written, ...apart).join("\n");
}
