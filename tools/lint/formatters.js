// Formatters of Intl must be created once, in platform/shared/texts/formats.ts: each new one takes time, and memory that is freed late.

/** `Intl`, and the methods that create a formatter on every call. */
const creators = new Set([
  "Intl",
  "localeCompare",
  "toLocaleString",
  "toLocaleDateString",
  "toLocaleTimeString",
]);

const message =
  "This creates a formatter each time it runs: take one from platform/shared/texts/formats.ts, where each is created once.";

export const formatters = {
  create(context) {
    return {
      Identifier(node) {
        // Types such as Intl.NumberFormatOptions create nothing.
        const isType = node.parent.type === "TSQualifiedName";
        if (creators.has(node.name) && !isType) context.report({ node, message });
      },
      MemberExpression({ computed, property }) {
        if (computed && creators.has(property.value)) context.report({ node: property, message });
      },
    };
  },
};
