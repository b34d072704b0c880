import { getJson, RequestFailed, send } from "../../../shared/client/requests.ts";
import { readCookie } from "../../../shared/client/cookies.ts";
import type { Challenge } from "../../../shared/client/solve-challenge.ts";
import {
  crowdedProblem,
  invalidEmailProblem,
  newsletterApi,
  renderTokenHeader,
  solutionHeader,
  submitTimeout,
  tooManyProblem,
} from "../newsletter-contract.ts";
import type { SubscriptionRequest } from "../newsletter-rules.ts";
import type { BaseData, NewsletterProblem as Problem } from "../newsletter-schema.ts";

export type SubmissionResult =
  "SUCCESS" | "ERROR_GENERIC" | "ERROR_INVALID_EMAIL" | "ERROR_TOO_MANY" | "ERROR_CROWDED";

/** What became of a sign-up; of two errors also how long to wait. */
export interface Submission {
  result: SubmissionResult;
  waitMinutes?: number;
}

const isSinglePageHost = () => Boolean((window as { kontor?: { spa?: unknown } }).kontor?.spa);

/** Sends a sign-up. What is no answer of the endpoint counts as the general error, as everything that it does not name. */
export async function subscribe(
  request: SubscriptionRequest,
  site: string,
  renderToken: Promise<string>,
): Promise<Submission> {
  const token = await renderToken.catch(() => "");
  const first = await submit(request, site, token);
  if (first.result !== "ERROR_CROWDED" || !first.challenge) return first;
  // Only when too many sign up at once: most browsers never load it.
  const { solutionOf } = await import("../../../shared/client/solve-challenge.ts");
  const solution = await solutionOf(first.challenge).catch(() => undefined);
  return solution ? submit(request, site, token, solution) : first;
}

async function submit(
  request: SubscriptionRequest,
  site: string,
  renderToken: string,
  solution?: string,
): Promise<Submission & { challenge?: Challenge }> {
  const variant = isSinglePageHost() ? "private" : "internal";
  try {
    const url = newsletterApi.subscribers(variant);
    const body = JSON.stringify(request);
    // What a success says is not read.
    await send(
      url,
      { method: "POST", body },
      {
        headers: {
          "content-type": "application/json",
          "x-hunter-site": site,
          // For a proxy of the shop's, which fills it in.
          "x-original-address": "",
          [renderTokenHeader]: renderToken,
          ...(solution && { [solutionHeader]: solution }),
        },
        timeout: submitTimeout,
      },
    );
    return { result: "SUCCESS" };
  } catch (error) {
    if (!(error instanceof RequestFailed)) return { result: "ERROR_GENERIC" };
    const { type = "", waitMinutes, challenge } = (error.problem ?? {}) as Partial<Problem>;
    const result = results[type] ?? "ERROR_GENERIC";
    return { result, waitMinutes, challenge };
  }
}

/** By the type of a problem; any other is the general error. */
const results: Partial<Record<string, SubmissionResult>> = {
  [invalidEmailProblem]: "ERROR_INVALID_EMAIL",
  [tooManyProblem]: "ERROR_TOO_MANY",
  [crowdedProblem]: "ERROR_CROWDED",
};

/** What the shop knows of a customer who is logged in to a single-page host; undefined for everybody else. */
export async function customerBaseData(): Promise<BaseData | undefined> {
  const loginToken = readCookie("LoginToken");
  // The session, which opens the data, is a cookie that scripts cannot read; every login sets this one with it.
  const hasSession = readCookie("XSRF-TOKEN") !== undefined;
  if (!isSinglePageHost() || (!loginToken && !hasSession)) return undefined;
  try {
    return await getJson<BaseData>(newsletterApi.baseData, {
      headers: loginToken ? { "x-logintoken": loginToken } : {},
    });
  } catch {
    // The form begins empty.
    return undefined;
  }
}
