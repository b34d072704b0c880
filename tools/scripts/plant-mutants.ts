import { parseSync, Visitor, type ESTree } from "rolldown/utils";

/** A small mistake in a source file. */
export interface Mutant {
  /** The line of the mistake, counted from 1. */
  line: number;
  /** The surrounding code before and after the mistake. */
  before: string;
  after: string;
  /** The complete source with the mistake. */
  source: string;
}

const operators: Partial<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "**": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+=": "-=",
  "-=": "+=",
  "??=": "=",
  "||=": "=",
  "++": "--",
  "--": "++",
};
/** Operators whose counterpart is the negation. In a condition, which is replaced as a whole, they prove nothing more. */
const negations = new Set(["===", "!==", "==", "!="]);

const methods: Partial<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  startsWith: "endsWith",
  endsWith: "startsWith",
  floor: "ceil",
  ceil: "floor",
};
/** Methods that return a changed version of their object. */
const refinements = new Set([
  "filter",
  "normalize",
  "replace",
  "replaceAll",
  "reverse",
  "slice",
  "sort",
  "toLowerCase",
  "toReversed",
  "toSorted",
  "toUpperCase",
  "toWellFormed",
  "trim",
  "trimEnd",
  "trimStart",
]);

/** Returns all mutants of a source, in line order. Texts are not changed outside functions and in errors. */
export function plantMutants(source: string, file: string): Mutant[] {
  const planted: { start: number; mutant: Mutant }[] = [];
  /** Nodes that another mutant replaces already, and nodes that are not executable code. */
  const skipped = new Set<object>();
  let functions = 0;
  const inFunction = {
    enter: () => void functions++,
    exit: () => void functions--,
  };

  /** Replaces a part of a node, or all of it. */
  function plant(node: Span, replacement: string, { start, end }: Span = node) {
    const mutated = source.slice(0, start) + replacement + source.slice(end);
    if (parseSync(file, mutated).errors.length > 0) return;
    const mutant = {
      line: source.slice(0, start).split("\n").length,
      before: source.slice(node.start, node.end),
      after: source.slice(node.start, start) + replacement + source.slice(end, node.end),
      source: mutated,
    };
    planted.push({ start, mutant });
  }

  function plantOperator(node: Span & { operator: string }, after: number) {
    const { operator } = node;
    const other = operators[operator];
    const start = source.indexOf(operator, after);
    if (other && !(skipped.has(node) && negations.has(operator)))
      plant(node, other, { start, end: start + operator.length });
  }

  function plantCondition({ test }: { test: ESTree.Expression }) {
    skipped.add(test);
    plant(test, "true");
    plant(test, "false");
  }

  function plantChain(node: Span, { end }: Span, replacement: string) {
    const start = source.indexOf("?.", end);
    plant(node, replacement, { start, end: start + 2 });
  }

  const plantLoop = ({ test }: { test: ESTree.Expression | null }) => test && plant(test, "false");
  const skipKey = ({ key }: { key: object }) => void skipped.add(key);
  const skipSource = ({ source: from }: { source: object | null }) =>
    void (from && skipped.add(from));

  new Visitor({
    FunctionDeclaration: inFunction.enter,
    "FunctionDeclaration:exit": inFunction.exit,
    FunctionExpression: inFunction.enter,
    "FunctionExpression:exit": inFunction.exit,
    "ArrowFunctionExpression:exit": inFunction.exit,
    ArrowFunctionExpression({ body }) {
      inFunction.enter();
      if (body.type !== "BlockStatement" && !isPlain(body)) plant(body, "undefined");
    },
    BinaryExpression: (node) => plantOperator(node, node.left.end),
    LogicalExpression: (node) => plantOperator(node, node.left.end),
    AssignmentExpression: (node) => plantOperator(node, node.left.end),
    UpdateExpression: (node) => plantOperator(node, node.prefix ? node.start : node.argument.end),
    UnaryExpression(node) {
      const isNegation = node.operator === "!" || node.operator === "-";
      if (isNegation && !skipped.has(node))
        plant(node, "", { start: node.start, end: node.start + 1 });
    },
    IfStatement(node) {
      plantCondition(node);
      const { consequent, alternate } = node;
      // Covered by the condition `false`, which leaves it out.
      if (!alternate) skipped.add(onlyStatement(consequent));
    },
    ConditionalExpression: plantCondition,
    WhileStatement: plantLoop,
    DoWhileStatement: plantLoop,
    ForStatement: plantLoop,
    ExpressionStatement(node) {
      const { expression } = node;
      const isSuper = expression.type === "CallExpression" && expression.callee.type === "Super";
      if (!isSuper && !skipped.has(node)) plant(node, ";");
    },
    ThrowStatement(node) {
      if (!skipped.has(node)) plant(node, ";");
    },
    ReturnStatement(node) {
      if (node.argument && !isPlain(node.argument) && !skipped.has(node)) plant(node, "return;");
    },
    MemberExpression(node) {
      if (node.optional) plantChain(node, node.object, node.computed ? "" : ".");
    },
    CallExpression(node) {
      const { callee, optional } = node;
      if (optional) plantChain(node, callee, "");
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { object, property } = callee;
      const other = methods[property.name];
      if (other) plant(node, other, property);
      if (refinements.has(property.name)) plant(node, source.slice(object.start, object.end));
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === "Identifier" && /(Error|Exception)$/.test(callee.name))
        for (const argument of given) skipped.add(argument);
    },
    Literal(node) {
      if (skipped.has(node)) return;
      if (typeof node.value === "boolean") plant(node, String(!node.value));
      if (typeof node.value === "number") plant(node, String(node.value + 1));
      if (typeof node.value === "string" && functions > 0)
        plant(node, node.value === "" ? '"changed"' : '""');
      if ("regex" in node) plantAnchors(node);
    },
    TemplateLiteral(node) {
      if (functions > 0 && !skipped.has(node)) plant(node, '""');
    },
    TaggedTemplateExpression: ({ quasi }) => void skipped.add(quasi),
    TSLiteralType: ({ literal }) => void skipped.add(literal),
    Property: skipKey,
    PropertyDefinition: skipKey,
    MethodDefinition: skipKey,
    TSPropertySignature: skipKey,
    TSMethodSignature: skipKey,
    ImportDeclaration: skipSource,
    ExportNamedDeclaration: skipSource,
    ExportAllDeclaration: skipSource,
    ImportExpression: skipSource,
    ImportAttribute: ({ value }) => void skipped.add(value),
  }).visit(parseSync(file, source).program);

  function plantAnchors(node: ESTree.RegExpLiteral) {
    const { pattern } = node.regex;
    const start = node.start + 1;
    const end = start + pattern.length;
    if (pattern.startsWith("^")) plant(node, "", { start, end: start + 1 });
    if (/(?<!\\)\$$/.test(pattern)) plant(node, "", { start: end - 1, end });
  }

  return planted.toSorted((one, other) => one.start - other.start).map(({ mutant }) => mutant);
}

/** Returns the source with loops that throw if they never end. Counts in `globalThis.loops`. */
export function limitLoops(source: string, file: string): string {
  const inserted: { at: number; text: string }[] = [];
  const limit = "if (++globalThis.loops > 1e6) throw new Error('endless loop');";
  function onLoop({ body }: { body: ESTree.Statement }) {
    if (body.type === "BlockStatement") inserted.push({ at: body.start + 1, text: limit });
    else inserted.push({ at: body.start, text: `{${limit}` }, { at: body.end, text: "}" });
  }
  new Visitor({
    WhileStatement: onLoop,
    DoWhileStatement: onLoop,
    ForStatement: onLoop,
    ForInStatement: onLoop,
    ForOfStatement: onLoop,
  }).visit(parseSync(file, source).program);
  return inserted
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
}

interface Span {
  start: number;
  end: number;
}

/** Reports whether an expression is falsy or has a mutant of its own, so that replacing it by "no value" would add nothing. */
const isPlain = ({ type, ...node }: ESTree.Expression): boolean =>
  (type === "Literal" &&
    "value" in node &&
    (node.value === null || typeof node.value === "boolean")) ||
  (type === "Identifier" && "name" in node && node.name === "undefined");

const onlyStatement = (statement: ESTree.Statement): ESTree.Statement =>
  statement.type === "BlockStatement" && statement.body.length === 1
    ? onlyStatement(statement.body[0]!)
    : statement;
