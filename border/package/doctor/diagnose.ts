import { isElsewhere } from "./border-base.ts";
import { checkBrowser } from "./check-browser.ts";
import { checkCaches } from "./check-caches.ts";
import { checkConnection } from "./check-connection.ts";
import { checkCookies } from "./check-cookies.ts";
import { checkEncoding } from "./check-encoding.ts";
import { checkFailures, type BreakSettings } from "./check-failures.ts";
import { checkFiles } from "./check-files.ts";
import { checkMarkup } from "./check-markup.ts";
import { checkOtherOrigin } from "./check-other-origin.ts";
import { checkBorderParts } from "./check-parts.ts";
import { checkPaths } from "./check-paths.ts";
import { checkPolicy } from "./check-policy.ts";
import { checkRequests } from "./check-requests.ts";
import { examine, type Examination } from "./examination.ts";
import { finding, listed, type Finding } from "./finding.ts";
import type { HostAnswer } from "./host-requests.ts";
import { createDoctorProgress } from "./progress.ts";
import { redirectOf } from "./redirects.ts";
import { probeShop, type Probed } from "./shop-probes.ts";

export interface Diagnosis {
  /** Breaks the shop of a staging host, too. */
  breaking?: BreakSettings;
  /** Addresses that the host answers itself on purpose, as in `paths.json`. */
  allow?: readonly string[];
  /** Gets a line every few seconds while a host is slow. */
  log?(line: string): void;
  /** Seconds for all checks but those with `breaking`. */
  timeLimit?: number;
}

export const defaultTimeLimit = 180;

/** Checks a page of a host and the host itself. Returns what is wrong; nothing when all is well. */
export async function diagnose(url: URL, diagnosis: Diagnosis = {}): Promise<Finding[]> {
  const { breaking } = diagnosis;
  return breaking
    ? checkFailures(url, breaking, () => checkHost(url, diagnosis))
    : checkHost(url, diagnosis);
}

async function checkHost(url: URL, diagnosis: Diagnosis): Promise<Finding[]> {
  const { allow, log = () => {}, timeLimit = defaultTimeLimit } = diagnosis;
  const progress = createDoctorProgress(log);
  const signal = AbortSignal.timeout(timeLimit * 1_000);
  try {
    const { answer: response, examination } = await examine(url, { allow, progress, signal });
    if (!examination) return [withoutPage(url, response)];
    const findings: Finding[] = [];
    const checks = checksOf(url, examination, findings);
    for (const [index, [what, check]] of checks.entries()) {
      progress.checks(what);
      const found = await within(signal, check);
      if (!found) return [...findings, overdue(timeLimit, checks.slice(index))];
      findings.push(...found);
    }
    return findings;
  } finally {
    progress.end();
  }
}

type Check = readonly [what: string, check: () => Finding[] | Promise<Finding[]>];

/** Returns the checks in their order. `found` gets their findings: the later ones leave out what follows from those. */
function checksOf(url: URL, examination: Examination, found: readonly Finding[]): Check[] {
  let probed: Probed[] = [];
  const ofForwarding: Check[] = [
    [
      "the shop's addresses",
      async () => {
        probed = await probeShop(examination);
        return checkPaths(examination, probed);
      },
    ],
    ["what the shop sees of a request", () => checkConnection(examination)],
    ["addresses, headers and bodies of requests", () => checkRequests(examination)],
    ["cookies", () => checkCookies(examination)],
    ["what caches may store", () => checkCaches(examination, probed)],
  ];
  return [
    ["header and footer", () => checkBorderParts(examination)],
    ["the page's markup", () => checkMarkup(examination)],
    ["the page's policy", () => checkPolicy(examination)],
    ...(isElsewhere(examination.url, examination.base)
      ? [["the shop on another origin", () => checkOtherOrigin(examination)] as const]
      : ofForwarding),
    ["files of the border", () => checkFiles(examination, probed)],
    ["characters and compression", () => checkEncoding(examination)],
    [
      "the page in a browser",
      () => checkBrowser(url, { isLoading: found.every(({ isNote }) => isNote) }),
    ],
    ["addresses that are allowed", () => examination.allowed.unused()],
  ];
}

/** Returns what a check finds; undefined when the time ends before. */
async function within(signal: AbortSignal, check: Check[1]): Promise<Finding[] | undefined> {
  const end = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const found = await Promise.race([check(), end]);
  return signal.aborted ? undefined : found;
}

const overdue = (timeLimit: number, rest: Check[]) =>
  finding(
    `The host is too slow: after ${timeLimit} s these are not checked: ${listed(
      rest.map(([what]) => what),
      20,
    )}.`,
    "Look why it takes so long to answer, or give the doctor more time: --time-limit 600 (seconds).",
  );

/** Says why there is no page to check. */
function withoutPage(url: URL, response: HostAnswer | undefined): Finding {
  const address = `${url.origin}${url.pathname}`;
  const location = response?.headers.get("location");
  if (location)
    return finding(
      `${address} redirects to ${redirectOf(url, location)}.`,
      "Name the address to which it leads in the end; where it leads in a circle, the host has to answer it.",
    );
  return finding(
    `${address} answers ${response?.status ?? "nothing"}.`,
    response?.status === 401
      ? "Name a page that needs no login, or write name and password into its address: https://name:password@…"
      : "Name the address of a page with the border; see the host's log for why it does not answer.",
  );
}
