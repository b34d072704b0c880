import { readFileSync } from "node:fs";
import type { ShopLanguage } from "../../../shop/sites/site-codes.ts";
import { readDocuments } from "./catalogue.ts";
import { engines, type EngineName } from "./engines/all-engines.ts";
import type { Engine } from "./engines/engine.ts";
import { meets, type Query, type QueryKind } from "./queries.ts";

/**
 * A child process of the bench: one engine with one catalogue in one language, isolated so that engines do not disturb each
 * other. Sends a message when the index is built, and then the measurements.
 */

export interface Task {
  engine: EngineName;
  language: ShopLanguage;
  /** Number of its bit. */
  market: number;
  catalogue: string;
  queries: string;
  /** Maximum seconds for the queries, and again for typing. */
  budget: number;
  postgresUrl?: string;
}

export interface Measured {
  buildSeconds: number;
  bytes: number;
  kinds: Partial<Record<QueryKind, MeasuredKind>>;
}

interface MeasuredKind {
  /** Whether each query was met, in the order that all engines share. */
  met: boolean[];
  /** Examples of queries that were not met. */
  failures: { query: Query; answers: string[] }[];
  /** The text in the box, and the milliseconds of its search. */
  keystrokes: { text: string; time: number }[];
}

const fewestTyped = 2;
const shown = 5;
const examples = 10;

const task = JSON.parse(process.argv[2]!) as Task;

const bytesBefore = bytesInUse();
const { engine, buildSeconds } = await build();
process.send!("built");
const bytes = bytesInUse() - bytesBefore + ((await engine.bytesElsewhere?.()) ?? 0);
const measured: Measured = { buildSeconds, bytes, kinds: await ask(engine) };
await engine.close?.();
process.send!(measured, () => process.disconnect());

/** The documents are garbage afterwards: remaining memory belongs to the engine. */
async function build() {
  const documents = readDocuments(task.catalogue);
  const buildEngine = await engines[task.engine]();
  const started = performance.now();
  const engine = await buildEngine({
    documents,
    language: task.language,
    postgresUrl: task.postgresUrl,
  });
  const buildSeconds = (performance.now() - started) / 1_000;
  return { engine, buildSeconds };
}

/** Runs all queries once, which shows what is found and warms up; then types them letter by letter, which is timed. */
async function ask(engine: Engine): Promise<Measured["kinds"]> {
  const documents = readDocuments(task.catalogue);
  const queries = JSON.parse(readFileSync(task.queries, "utf8")) as Query[];
  const kinds: Measured["kinds"] = {};
  const kindOf = ({ kind }: Query) => (kinds[kind] ??= { met: [], failures: [], keystrokes: [] });
  for (const query of within(task.budget, queries)) {
    const { met, failures } = kindOf(query);
    const found = await engine.search(query.text, task.market, shown);
    const answers = found.map((position) => documents[position]!);
    const isMet = answers.some((response) => meets(response, query.wanted));
    met.push(isMet);
    if (!isMet && failures.length < examples)
      failures.push({ query, answers: answers.map(({ name }) => name) });
  }
  for (const query of within(task.budget, queries))
    for (const text of beginnings(query.text)) {
      const started = performance.now();
      await engine.search(text, task.market, shown);
      const time = performance.now() - started;
      kindOf(query).keystrokes.push({ text, time });
    }
  return kinds;
}

function beginnings(text: string): string[] {
  return Array.from({ length: text.length - fewestTyped + 1 }, (_, at) =>
    text.slice(0, fewestTyped + at),
  );
}

/** Yields the items that begin within this many seconds. */
function* within<T>(seconds: number, list: T[]): Generator<T, void> {
  const until = performance.now() + seconds * 1_000;
  for (const one of list) {
    if (performance.now() > until) return;
    yield one;
  }
}

/** Returns the bytes of heap and external typed arrays, without garbage. */
function bytesInUse(): number {
  for (let times = 0; times < 3; times++) global.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
