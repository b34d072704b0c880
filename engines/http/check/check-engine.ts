import { conformanceGroups } from "../../../commerce/conformance/all-cases.ts";
import { engineAlone } from "../../../commerce/conformance/engine-alone.ts";
import { fixtureCatalogue } from "../../../commerce/conformance/fixture.ts";
import { isDeclaredUnsupported, runCase } from "../../../commerce/conformance/run-case.ts";
import { httpEngine } from "../http-engine.ts";
import type { ReferenceCatalogue } from "../reference/reference-engine.js";
import type { AdminModule } from "./admin-module.ts";
import { failureSentence } from "./failure-sentence.ts";
import { readingChecks, type CheckedEngine } from "./reading-checks.ts";
import { signatureChecks } from "./signature-checks.ts";

/** A row of the table. */
export interface CheckOutcome {
  title: string;
  result: "kept" | "missing" | "failed" | "skipped";
  /** Says what is wrong and what to do, or why it was skipped. */
  note: string;
}

/**
 * Checks an engine: what only reads, on whatever products it has, and with a module that may change it the engine's own cases of the suite.
 * Throws when the engine cannot be asked at all.
 */
export async function checkEngine(
  address: CheckedEngine["address"],
  { steps = {}, module }: { steps?: CheckedEngine["steps"]; module?: AdminModule } = {},
): Promise<CheckOutcome[]> {
  const wrong: Error[] = [];
  const engine = httpEngine({
    url: address.url,
    key: () => address.key,
    onError: (error) => wrong.push(error),
  });
  await engine.changes.since(undefined, 0);
  await module?.fill(asSent(fixtureCatalogue));
  const outcomes: CheckOutcome[] = [];
  for (const { title, remedy, run } of [...signatureChecks, ...readingChecks]) {
    const problem = await problemOf(() => run({ engine, address, steps, wrong }));
    outcomes.push({ title, ...(problem === undefined ? kept : failed(`${problem}. ${remedy}`)) });
  }
  const { subject, isTimed } = subjectOf(engine, module);
  for (const { name, cases } of conformanceGroups.ofEngine)
    for (const each of cases) {
      const title = `${name}: ${each.title}`;
      const needsClock = each.needs?.includes("timedPrices") && !isTimed;
      if (!subject || needsClock) {
        const note = subject
          ? "need pass() in the module of --admin"
          : "need --admin FILE, on an engine for tests: docs/http-engine.md says what it exports";
        outcomes.push({ title, result: "skipped", note });
        continue;
      }
      const isMissing = isDeclaredUnsupported(each, engine.capabilities);
      const problem = await problemOf(() => runCase(each, subject));
      const passed = isMissing ? { result: "missing" as const, note: "declared" } : kept;
      outcomes.push({
        title,
        ...(problem === undefined ? passed : failed(`${problem}. ${remedies[name] ?? ""}`)),
      });
    }
  return outcomes;
}

const kept = { result: "kept", note: "" } as const;
const failed = (note: string) => ({ result: "failed" as const, note: note.trim() });

/** Remedies for cases that fail, by group. */
const remedies: Partial<Record<string, string>> = {
  feed: "Send the catalogue that fill() was called with as it is.",
  changes:
    "Log each change in the transaction that makes it, by the id of its product or category.",
  "readers of changes": "Let a cursor name a place in a log that only grows.",
  offers: "Answer from the present prices and stock, without a cache.",
  orders: "Decide on key, stock, prices and total in one transaction.",
};

/** Returns the suite's subject, whose clock is moved with that of the engine. */
function subjectOf(engine: ReturnType<typeof httpEngine>, module?: AdminModule) {
  if (!module) return { isTimed: false };
  const { admin, pass } = module;
  let ahead = 0;
  const subject = engineAlone(engine, admin, {
    now: () => new Date(Date.now() + ahead),
    pass(milliseconds) {
      ahead += milliseconds;
      pass?.(milliseconds);
    },
  });
  return { subject, isTimed: pass !== undefined };
}

/** Returns why a check fails; undefined when it does not. */
const problemOf = (run: () => Promise<void>): Promise<string | undefined> =>
  run().then(
    () => undefined,
    (error: unknown) => failureSentence(error as Error),
  );

/** Returns a catalogue as it is sent. */
export const asSent = (catalogue: unknown) =>
  JSON.parse(JSON.stringify(catalogue)) as ReferenceCatalogue;
