import { newsletterApi } from "../../border-paths.ts";
import { getJson, RequestFailed, send } from "../../../platform/client/requests.ts";
import { isOtherOrigin } from "../../../platform/client/shop-address.ts";
import { readCookie } from "../../../platform/client/cookies.ts";
import type { Challenge } from "../../../platform/client/solve-challenge.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import {
  crowdedProblem,
  invalidEmailProblem,
  renderTokenHeader,
  solutionHeader,
  submitTimeout,
  tooManyProblem,
} from "../newsletter-contract.ts";
import type { SubscriptionRequest } from "../newsletter-rules.ts";
import type { BaseData, NewsletterProblemDetails as Problem } from "../newsletter-schema.ts";

export type SubmissionResult =
  | "SUCCESS"
  | "ERROR_GENERIC"
  | "ERROR_INVALID_EMAIL"
  | "ERROR_TOO_MANY"
  | "ERROR_CROWDED";

/** The outcome of a sign-up; for `tooMany` and `crowded` with the time to wait. */
export interface Submission {
  result: SubmissionResult;
  waitMinutes?: number;
}

const isSinglePageHost = () => Boolean((window as { kontor?: { spa?: unknown } }).kontor?.spa);

/** Sends a sign-up. Any response that the endpoint does not document counts as the general error. */
export async function subscribe(
  request: SubscriptionRequest,
  site: string,
  renderToken: Promise<string>,
): Promise<Submission> {
  const token = await renderToken.catch(() => "");
  const first = await submit(request, site, token);
  if (first.result !== "ERROR_CROWDED" || !first.challenge) return first;
  // Loaded only when too many sign up at once: most browsers never need it.
  const { solutionOf } = await import("../../../platform/client/solve-challenge.ts");
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
    const body = jsonText(request);
    const response = await send(
      url,
      { method: "POST", body },
      {
        headers: {
          "content-type": "application/json",
          "x-hunter-site": site,
          // Filled in by a proxy of the shop.
          "x-original-address": "",
          [renderTokenHeader]: renderToken,
          ...(solution && { [solutionHeader]: solution }),
        },
        timeout: submitTimeout,
      },
    );
    // A redirect to a page, such as a proxy's login, is no response of the endpoint. The body of a success is not used.
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    return { result: isPage ? "ERROR_GENERIC" : "SUCCESS" };
  } catch (error) {
    if (!(error instanceof RequestFailed)) return { result: "ERROR_GENERIC" };
    const { type = "", waitMinutes, challenge } = (error.problem ?? {}) as Partial<Problem>;
    const result = results[type] ?? "ERROR_GENERIC";
    return { result, waitMinutes, challenge };
  }
}

/** Outcomes by problem type; any other type is the general error. */
const results: Partial<Record<string, SubmissionResult>> = {
  [invalidEmailProblem]: "ERROR_INVALID_EMAIL",
  [tooManyProblem]: "ERROR_TOO_MANY",
  [crowdedProblem]: "ERROR_CROWDED",
};

/** Returns the data of a customer who is logged in to a single-page host; undefined for everybody else. */
export async function customerBaseData(): Promise<BaseData | undefined> {
  const loginToken = readCookie("LoginToken");
  // Scripts cannot read the session cookie that allows access to the data, but every login sets this one as well.
  const hasSession = readCookie("XSRF-TOKEN") !== undefined;
  const isLoggedIn = !isOtherOrigin() && (loginToken || hasSession);
  if (!isSinglePageHost() || !isLoggedIn) return undefined;
  try {
    return await getJson<BaseData>(newsletterApi.baseData, {
      headers: loginToken ? { "x-logintoken": loginToken } : {},
    });
  } catch {
    // The form starts empty.
    return undefined;
  }
}
