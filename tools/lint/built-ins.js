// The border's scripts run beside libraries of hosts' pages, which change these built-ins.

/** Replacements, by the name of an object and its property; "*" is any object. */
const instead = {
  "Array.from": "spread the iterable, [...items] (Prototype, MooTools)",
  "JSON.stringify": "jsonText of platform/shared/json-text.ts (Prototype: toJSON of arrays)",
  "Date.parse": "new Date(text).getTime() (MooTools More)",
  "*.reduce": "a loop, or sumOf of platform/shared/sum.ts (Prototype up to 1.6)",
  "*.bind": "an arrow function (MooTools up to 1.4)",
};

export const builtIns = {
  create(context) {
    const report = (node, what, remedy) =>
      context.report({ node, message: `Libraries of hosts change ${what}: write ${remedy}.` });
    return {
      MemberExpression({ object, property }) {
        for (const name of [`${object.name}.${property.name}`, `*.${property.name}`])
          if (name in instead) report(property, name.replace("*.", ""), instead[name]);
      },
      NewExpression({ callee }) {
        if (callee.name === "Event") report(callee, "Event", "new CustomEvent (MooTools)");
      },
    };
  },
};
