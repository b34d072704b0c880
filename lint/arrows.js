// The arrows of ARCHITECTURE.md as a lint rule: the folders that each folder may import from, and what to do instead.
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Returns where a file belongs: its layer (a top-level folder), its feature, and the side it runs on. */
function placeOf(file) {
  const parts = path.relative(root, file).split(path.sep);
  const [layer, second, third] = parts;
  const name = parts.at(-1);
  if (layer === "features" && parts.length >= 3) {
    const side = third === "client" || third === "server" ? third : "contract";
    return { layer, feature: second, side };
  }
  if (layer === "shared" && second === "client") return { layer: "shared/client", side: "client" };
  if (["server", "http", "security", "database"].includes(layer)) return { layer, side: "server" };
  if (layer === "border") return { layer, side: third ? second : "contract" };
  if (layer === "pages" || layer === "gallery") {
    const isServer = /\.(route|server)\./.test(name);
    return { layer, side: isServer ? "server" : "client" };
  }
  return { layer };
}

const assemblies = ["border", "pages", "server", "gallery"];
const foundations = ["shared", "shared/client", "ui", "database", "security", "http"];

/** Returns why a file in `from` may not import one in `to`, or undefined when it may. */
function objection(from, to) {
  if (from.layer === "features" && to.layer === "features" && from.feature !== to.feature)
    return `A feature knows no other feature. Let border/, pages/ or server/ hand in what ${from.feature} needs from ${to.feature}: a slot, a function, a value.`;
  if (from.side === "client" && to.side === "server")
    return "The browser cannot load the server. Put what both need into the feature's contract or rules.";
  if (from.layer === "features" && [...assemblies, "sites"].includes(to.layer))
    return `Features are put together by ${to.layer}/, so they cannot lean on it. Take it as an option or a prop.`;
  if (from.layer === "features" && from.side === "server" && to.side === "client")
    return "A feature's server answers with data. Render it in a route of pages/ or in border/server.";
  if (from.layer === "features" && from.side === "contract" && to.layer === "shared/client")
    return "Contract and rules run on both sides: code that needs a browser belongs into client/.";
  if (from.side === "contract" && (to.side === "client" || to.side === "server"))
    return "Contract and rules run on both sides: they import shared/ and each other alone.";
  if (from.layer === "shared" && to.layer !== "shared")
    return "shared/ is pure: it has no looks, no database and no browser, and imports nothing from above.";
  if (from.layer === "shared/client" && to.layer === "ui") return "shared/client/ has no looks.";
  if (from.layer === "database" && ["security", "http"].includes(to.layer))
    return "database/ is the lowest foundation of the server: it knows no attacks, no requests and no answers.";
  if (from.layer === "security" && to.layer === "http")
    return "security/ stands below http/: it knows secrets, networks and limits, and no answers.";
  if (foundations.includes(from.layer) && [...assemblies, "features"].includes(to.layer))
    return `${from.layer}/ is a foundation: it imports nothing from above. Move the code up, or what it needs down.`;
  if (from.layer === "border" && ["pages", "sites"].includes(to.layer))
    return "The border serves any shop, and pages of other teams: it knows no page and no site. Let the shop hand in what it needs.";
  if (["border", "pages", "gallery", "http"].includes(from.layer) && to.layer === "server")
    return "Routes are plugged in by server/: take what they need of it as an option.";
  if (from.layer === "sites" && !["sites", "shared"].includes(to.layer) && to.side !== "contract")
    return "A site is words and figures: it imports contracts for their types, and shared/.";
  return undefined;
}

/** Returns why a file may not include the file that a relative path leads to, or the files that a pattern matches. */
export const objectionTo = (file, source) =>
  objection(placeOf(file), placeOf(path.resolve(path.dirname(file), source)));

/** Reports whether a file has TypeBox schemas, or the types derived from them. */
const isSchema = (file) =>
  typeof file === "string" && file.startsWith(".") && file.endsWith("-schema.ts");
const isTypeOnly = ({ importKind, exportKind }) => (importKind ?? exportKind) === "type";
const schemaMessage =
  'Schemas stay on the server, so that TypeBox reaches no browser: take the types alone with "import type".';

export const arrows = {
  create(context) {
    const from = placeOf(context.filename);
    if (/\.(test|spec|examples)\.tsx?$/.test(context.filename)) return {};
    const checkFile = (node, source) => {
      if (typeof source !== "string" || !source.startsWith(".")) return undefined;
      const message = objectionTo(context.filename, source);
      if (message) context.report({ node, message });
      return message;
    };
    const check = (node) => {
      const source = node.source?.value;
      if (
        !checkFile(node, source) &&
        from.side !== "server" &&
        isSchema(source) &&
        !isTypeOnly(node)
      )
        context.report({ node, message: schemaMessage });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      // import.meta.glob("../features/*/client/*.tsx"), with one pattern or several
      CallExpression(node) {
        if (node.callee.property?.name !== "glob" || node.callee.object?.type !== "MetaProperty")
          return;
        const [patterns] = node.arguments;
        for (const { value } of patterns?.elements ?? [patterns]) checkFile(node, value);
      },
      // new Worker(new URL("./worker.ts", import.meta.url))
      NewExpression(node) {
        if (node.callee.name === "URL") checkFile(node, node.arguments[0]?.value);
      },
    };
  },
};
