import type { FastifyBaseLogger } from "fastify";
import type { Slice } from "../../platform/http/slice.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

interface ProblemOptions {
  slices: readonly Pick<Slice, "problems">[];
  sites: readonly Site[];
}

/** Returns what slices leave out or cannot do, for staff: each sentence once, after the sites for which it is true. */
export async function readProblems({ slices, sites }: ProblemOptions, now: Date) {
  const found = await Promise.all(
    sites.map(async (site) => {
      const texts = await Promise.all(slices.map(async (each) => each.problems?.({ site, now })));
      return texts.flatMap((all) => all ?? []).map((text) => ({ text, site: site.code }));
    }),
  );
  return [...Map.groupBy(found.flat(), ({ text }) => text)].map(([text, on]) =>
    [...new Set(on.map(({ site }) => site))].join(", ").concat(": ", text),
  );
}

/** Returns a function that logs the problems which it has not logged yet. */
export function createProblemLog(
  options: ProblemOptions & { log: Pick<FastifyBaseLogger, "warn"> },
) {
  const logged = new Set<string>();
  return async (now: Date): Promise<void> => {
    for (const problem of await readProblems(options, now)) {
      if (!logged.has(problem)) options.log.warn(problem);
      logged.add(problem);
    }
  };
}
