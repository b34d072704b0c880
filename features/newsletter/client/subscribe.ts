import { getJson, RequestFailed, send } from "../../../shared/client/requests.ts";
import { readCookie } from "../../../shared/client/cookies.ts";
import {
  invalidEmailProblem,
  newsletterApi,
  renderTokenHeader,
  submitTimeout,
} from "../newsletter-contract.ts";
import type { SubscriptionRequest } from "../newsletter-rules.ts";
import type { BaseData } from "../newsletter-schema.ts";

export type SubmissionResult = "SUCCESS" | "ERROR_GENERIC" | "ERROR_INVALID_EMAIL";

const isSinglePageHost = () => Boolean((window as { kontor?: { spa?: unknown } }).kontor?.spa);

/** Sends a sign-up. What is no answer of the endpoint counts as the general error, as everything that it does not name. */
export async function subscribe(
  request: SubscriptionRequest,
  site: string,
  renderToken: Promise<string>,
): Promise<SubmissionResult> {
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
          [renderTokenHeader]: await renderToken,
        },
        timeout: submitTimeout,
      },
    );
    return "SUCCESS";
  } catch (error) {
    if (!(error instanceof RequestFailed)) return "ERROR_GENERIC";
    const { type } = (error.problem ?? {}) as { type?: unknown };
    return type === invalidEmailProblem ? "ERROR_INVALID_EMAIL" : "ERROR_GENERIC";
  }
}

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
