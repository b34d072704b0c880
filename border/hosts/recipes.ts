import type { BorderCall } from "../border-calls.ts";

/** A path that a host passes on to the shop. */
export interface HostPath {
  /** "/search" is a single path, "/img/*" are all paths below "/img/", and "^…$" is a regular expression. */
  path: string;
  serves: string;
}

const readme = "border/hosts/README.md";

/** Writes a path as a line of each generated file, in the file's own syntax. */
const writers: Record<string, (path: HostPath) => string> = {
  "border/hosts/nginx-ssi.conf": ({ path, serves }) =>
    `    ${`location ${nginxMatch(path)}`.padEnd(46)} { proxy_pass http://kontor; } # ${serves}`,
  "border/hosts/varnish-esi.vcl": ({ path, serves }) =>
    `    ${`if (req.url ~ "${pattern(path)}")`.padEnd(58)} { return (pass); } # ${serves}`,
  [readme]: ({ path, serves }) => `- \`${path}\`: ${serves}`,
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

/** The lists for hosts in JavaScript, and in other languages. */
const pathsFile = "border/hosts/paths.json";
const callsFile = "border/hosts/calls.json";

export const generatedFiles = [...Object.keys(writers), pathsFile, callsFile];

export interface Addresses {
  paths: readonly HostPath[];
  calls: readonly BorderCall[];
}

/** Returns JSON as Oxfmt formats it: with short lists in one line. */
const asJson = (value: unknown) =>
  `${JSON.stringify(value, null, 2)}\n`.replaceAll(
    /\[\n\s+("[^\]]+")\n\s+\]/g,
    (_list, items: string) => `[${items.replaceAll(/\n\s+/g, " ")}]`,
  );

/** Returns the text of a file with the lists that it has. */
export function withAddresses(file: string, text: string, { paths, calls }: Addresses): string {
  if (file === pathsFile)
    return asJson(paths.map(({ path, serves }) => ({ path, pattern: pattern(path), serves })));
  if (file === callsFile) return asJson(calls);
  const lines = paths.map(writers[file]!);
  return file === readme
    ? withList(withList(text, "paths", ["", ...lines, ""]), "calls", ["", ...tableOf(calls), ""])
    : withList(text, "paths", lines);
}

/** Returns the calls as a table of Markdown, as Oxfmt formats it. */
function tableOf(calls: readonly BorderCall[]): string[] {
  const rows = calls.map(({ path, methods, isCached, isForm, serves }) => [
    `\`${path}\``,
    methods.join(", "),
    isForm ? "a page" : isCached ? "for everybody, cached" : "for one shopper",
    serves,
  ]);
  const table = [["Address", "Methods", "Answer", "Needed for"], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)));
  const rule = widths.map((width) => "-".repeat(width));
  return lines.toSpliced(1, 0, rule).map((cells) => `| ${cells.join(" | ")} |`);
}

/** Returns the text with the lines between the two marks of a list replaced. */
function withList(text: string, name: string, list: string[]): string {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.includes(`${name}:start`));
  const end = lines.findIndex((line) => line.includes(`${name}:end`));
  if (start < 0 || end < start)
    throw new Error(`It needs a line with ${name}:start, and one with ${name}:end below it.`);
  return lines.toSpliced(start + 1, end - start - 1, ...list).join("\n");
}
