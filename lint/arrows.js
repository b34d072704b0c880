// The arrows of ARCHITECTURE.md as a lint rule: which folder may import from which, and what to do instead.
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Where a file belongs: a side of a feature, or a top-level folder. */
function placeOf(file) {
  const parts = path.relative(root, file).split(path.sep);
  if (parts[0] !== "features" || parts.length < 3) return { layer: parts[0] };
  const side = parts[2] === "client" || parts[2] === "server" ? parts[2] : "contract";
  return { layer: "features", feature: parts[1], side };
}

/** Why a file in `from` may not import one in `to`; nothing when it may. */
function objection(from, to) {
  const isServer = (place) => place.layer === "server" || place.side === "server";
  const isClient = (place) =>
    ["client", "pages", "browser"].includes(place.layer) || place.side === "client";
  const isFoundation = (place) => ["shared", "browser", "ui"].includes(place.layer);

  if (from.layer === "features" && to.layer === "features" && from.feature !== to.feature)
    return `A feature knows no other feature. Let client/, pages/ or server/ hand in what ${from.feature} needs from ${to.feature}: a slot, a function, a value.`;
  if (isClient(from) && isServer(to))
    return "The browser cannot load the server. Put what both need into the feature's contract or rules.";
  if (from.side === "server" && isClient(to))
    return "A feature's server answers with data. Render it in server/pages or server/fragments.tsx.";
  if (from.layer === "features" && ["client", "pages", "server", "sites"].includes(to.layer))
    return `Features are put together by ${to.layer}/, so they cannot lean on it. Take it as an option or a prop.`;
  if (from.side === "contract" && (to.side === "client" || to.side === "server"))
    return "Contract and rules run on both sides: they import shared/ and each other alone.";
  if (isFoundation(from) && !isFoundation(to))
    return `${from.layer}/ is what everything stands on: it imports nothing from above. Move the code up, or what it needs down.`;
  if (from.layer === "shared" && to.layer !== "shared")
    return "shared/ is pure: it has no looks and knows no window.";
  if (from.layer === "browser" && to.layer === "ui") return "browser/ has no looks.";
  if (from.side === "contract" && to.layer === "browser")
    return "Contract and rules run on both sides: what needs a window belongs into client/.";
  if (from.layer === "sites" && !["sites", "shared"].includes(to.layer) && to.side !== "contract")
    return "A site is words and figures: it imports contracts for their types, and shared/.";
  return undefined;
}

const rule = {
  create(context) {
    const from = placeOf(context.filename);
    if (/\.(test|spec|examples)\.tsx?$/.test(context.filename)) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== "string" || !source.startsWith(".")) return;
      const to = placeOf(path.resolve(path.dirname(context.filename), source));
      const message = objection(from, to);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: "kontor" }, rules: { arrows: rule } };
