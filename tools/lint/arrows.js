// The dependencies of ARCHITECTURE.md as a lint rule: which files each file may import, and what to do instead.
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** The layers, lowest first: each may import those before it, and tests all of them. */
const layers = [
  "platform",
  "commerce",
  "engines",
  "border",
  "storefront",
  "shop",
  "server",
  "tools",
  "tests",
];

/** The folders of platform/ that each of them may import. */
const foundations = {
  shared: [],
  client: ["shared"],
  ui: ["shared", "client"],
  database: ["shared"],
  content: ["shared", "database"],
  security: ["shared", "database"],
  http: ["shared", "database", "content", "security"],
  mail: ["shared", "database", "content", "security", "http"],
};

/** Folders of border/, storefront/ and shop/ that are no slices. */
const assemblies = ["client", "server", "texts", "hosts", "package", "pages", "sites", "content"];

const sides = { client: "client", ui: "client", shared: "contract" };

/** Returns where a file belongs: its layer, its folder there, its slice, and the side on which it runs. */
function placeOf(file) {
  const [layer, ...below] = path.relative(root, file).split(path.sep);
  const folder = below.length > 1 ? below[0] : undefined;
  const place = { layer, folder };
  // Data that sites, pages and server name.
  if (layer === "shop" && ["brand.ts", "shop-paths.ts"].includes(below[0]))
    return { ...place, side: "contract" };
  if (layer === "engines" || layer === "server") return { ...place, side: "server" };
  if (layer === "platform" && folder !== "mail")
    return { ...place, side: sides[folder] ?? "server" };
  if (folder === "client" || folder === "server") return { ...place, side: folder };
  if (folder === "sites") return { ...place, side: "contract" };
  if (["commerce", "border"].includes(layer) && !folder) return { ...place, side: "contract" };
  if (
    folder === "pages" ||
    (["storefront", "shop"].includes(layer) && !folder) ||
    folder === "gallery"
  )
    return { ...place, side: /\.(route|server)\./.test(file) ? "server" : "client" };
  if (assemblies.includes(folder) || !["platform", "border", "storefront", "shop"].includes(layer))
    return place;
  const side = below[1] === "client" || below[1] === "server" ? below[1] : "contract";
  return { ...place, slice: `${layer}/${folder}`, side };
}

/** Its files import Vendure, and are under its licence (GPL-3.0-or-later). */
const vendureServer = path.join(root, "engines/vendure/server") + path.sep;

/** Returns why a file in `from` may not import one in `to`, or undefined when it may. */
function objection(from, to) {
  if (from.side === "client" && to.side === "server")
    return "The browser cannot load the server. Put what both need into the slice's contract or rules.";
  if (from.slice && to.slice && from.slice !== to.slice && to.layer !== "platform")
    return `A slice imports no other slice. Let border/, shop/pages/ or shop/server/ hand in what ${from.slice} needs from ${to.slice}: a slot, a function, a value.`;
  if (from.layer === "border" && to.layer === "shop")
    return "The border serves any shop, and pages of other teams: it knows no page and no site. Let the shop hand in what it needs.";
  if (to.layer === "engines" && ["border", "storefront", "shop"].includes(from.layer))
    return "The shop works with any engine: server/ puts one behind it. Take what it needs as an interface of commerce/.";
  if (
    from.layer === "engines" &&
    to.layer === "engines" &&
    !["projection", from.folder].includes(to.folder)
  )
    return "An engine imports no other one, and engines/projection/ imports none. Move what both need to engines/projection/ or commerce/.";
  if (from.layer === "platform" && to.layer === "platform" && from.folder !== to.folder) {
    const allowed = foundations[from.folder];
    if (!allowed?.includes(to.folder))
      return `platform/${from.folder}/ may import ${allowed?.join(", ") || "nothing else"}. Move the code to a higher layer, or what it needs to a lower one.`;
  }
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer))
    return `${from.layer}/ may not import ${to.layer}/, a higher layer. Take what it needs as an option, or move the code there.`;
  if (
    from.slice &&
    from.layer !== "platform" &&
    (to.layer === from.layer || to.layer === "storefront") &&
    !to.slice &&
    to.side !== "contract"
  )
    return "Slices are put together by border/, shop/pages/ and shop/server/, so they cannot import them. Take it as an option or a prop.";
  if ((from.slice || from.layer === "engines") && from.side === "server" && to.side === "client")
    return "A slice's server returns data. Render it in a route of shop/pages/ or in border/server.";
  if (from.side === "contract" && (to.side === "client" || to.side === "server"))
    return "Contract and rules run on both sides: they import only platform/shared/, commerce/ and each other.";
  return undefined;
}

/** Returns why a file may not include the file that a relative path leads to, or the files that a pattern matches. */
export const objectionTo = (file, source) => {
  if (testFile.test(source))
    return "Only tests import tests. Move what both need to a file of its own, or to tests/support/.";
  const target = path.resolve(path.dirname(file), source);
  if (file.startsWith(vendureServer) !== target.startsWith(vendureServer))
    return "engines/vendure/server/ is under the licence of Vendure, and the rest of the project is not. Talk to it over HTTP.";
  return objection(placeOf(file), placeOf(target));
};

const testFile = /\.(test|spec)\.tsx?$/;

/** Returns a text as it stands in the source, also one between backticks. */
const textOf = (node) =>
  node?.quasis?.length === 1 ? node.quasis[0].value.cooked : (node?.value ?? node?.literal?.value);

/** Reports whether a file has TypeBox schemas, or the types derived from them. */
const isSchema = (file) =>
  typeof file === "string" && file.startsWith(".") && file.endsWith("-schema.ts");
const isTypeOnly = ({ importKind, exportKind }) => (importKind ?? exportKind) === "type";
const schemaMessage =
  'Schemas stay on the server, so that TypeBox reaches no browser: import only the types, with "import type".';

export const arrows = {
  create(context) {
    const from = placeOf(context.filename);
    const isTest = from.layer === "tests" || testFile.test(context.filename);
    if (isTest || !layers.includes(from.layer)) return {};
    const checkFile = (node, source) => {
      if (typeof source !== "string" || !source.startsWith(".")) return undefined;
      const message = objectionTo(context.filename, source);
      if (message) context.report({ node, message });
      return message;
    };
    const check = (node) => {
      const source = textOf(node.source ?? node.argument);
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
      // import("./file.ts").Type
      TSImportType: (node) => void checkFile(node, textOf(node.source ?? node.argument)),
      // import.meta.glob("../../border/*/client/*.tsx"), with one pattern or several
      CallExpression(node) {
        if (node.callee.property?.name !== "glob" || node.callee.object?.type !== "MetaProperty")
          return;
        const [patterns] = node.arguments;
        for (const pattern of patterns?.elements ?? [patterns]) checkFile(node, textOf(pattern));
      },
      // new Worker(new URL("./worker.ts", import.meta.url))
      NewExpression(node) {
        if (node.callee.name === "URL") checkFile(node, textOf(node.arguments[0]));
      },
    };
  },
};
