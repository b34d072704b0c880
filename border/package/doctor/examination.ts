import { allowedPaths, type AllowedPaths } from "./allowed-paths.ts";
import { borderBase } from "./border-base.ts";
import { ask, type HostAnswer, type HostRequest } from "./host-requests.ts";
import type { Progress } from "./progress.ts";

/** Requests that a host gets at the same time. */
const maxConcurrent = 4;

/** Requests without an answer after which others have less time, in milliseconds: a host that hangs would take minutes. */
const maxUnanswered = 4;
const shortLimit = 3_000;

/** The page that the doctor examines, and how it asks the host. */
export interface Examination {
  url: URL;
  page: HostAnswer;
  /** The address below which the page calls the shop. */
  base: string;
  /** Codes of the sites of header and footer. */
  sites: string[];
  allowed: AllowedPaths;
  /** Requests an address; resolves to undefined without an answer. */
  ask(address: URL | string, request?: HostRequest): Promise<HostAnswer | undefined>;
  /** Returns the addresses, of those requested so far, whose bodies are not compressed as their headers say. */
  badlyCompressed(): { path: string; compression: HostAnswer["compression"] }[];
}

export interface ExaminationSettings {
  /** Patterns of addresses that the host answers itself on purpose. */
  allow?: readonly string[];
  progress: Progress;
  /** Ends all requests when the time is over. */
  signal: AbortSignal;
}

/** Requests the page, and prepares its examination; undefined when there is no answer, and the answer alone when it is no page. */
export async function examine(url: URL, settings: ExaminationSettings) {
  const { allow = [], progress, signal } = settings;
  const queue = limited(maxConcurrent);
  let unanswered = 0;
  const compressed = new Map<string, HostAnswer["compression"]>();
  const credentials = url.username
    ? {
        authorization: `Basic ${Buffer.from(decodeURIComponent(`${url.username}:${url.password}`)).toString("base64")}`,
      }
    : {};
  const page = withoutCredentials(url);
  const askHost: Examination["ask"] = (address, request) =>
    queue(async () => {
      const target = new URL(address);
      const done = progress.asks(target.pathname);
      const isOwn = target.origin === page.origin;
      const headers = { ...(isOwn && credentials), ...request?.headers };
      try {
        const response = await ask(target, {
          ...request,
          headers,
          signal,
          ...(unanswered >= maxUnanswered && { limit: shortLimit }),
        });
        if (response.compression !== "as named")
          compressed.set(target.pathname, response.compression);
        return response;
      } catch {
        unanswered++;
        return undefined;
      } finally {
        done();
      }
    });
  const response = await askHost(page);
  if (response?.status !== 200) return { answer: response };
  const examination: Examination = {
    url: page,
    page: response,
    base: borderBase(page, response.body),
    sites: sitesIn(response.body),
    allowed: allowedPaths(allow),
    ask: askHost,
    badlyCompressed: () => [...compressed].map(([path, compression]) => ({ path, compression })),
  };
  return { answer: response, examination };
}

function withoutCredentials(url: URL): URL {
  const page = new URL(url);
  page.username = "";
  page.password = "";
  return page;
}

/** Returns the sites of header and footer in a page. */
const sitesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:header|footer)\b[^>]* data-kontor="[^>]* data-site="([^"]+)"/g)].flatMap(
      ([, site]) => site ?? [],
    ),
  ),
];

/** Returns a function that runs tasks, no more than `max` at a time. */
function limited(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
