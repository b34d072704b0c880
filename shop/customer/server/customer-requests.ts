import type { FastifyReply, FastifyRequest } from "fastify";
import { knownBrowserDays } from "../../../platform/shared/known-browser.ts";
import { hostCookieName } from "../../../platform/shared/cookies/cookies.ts";
import { newSecret } from "../../../platform/security/secrets.ts";
import {
  customerCookies,
  customerHeaders,
  knownBrowserCookie,
  sessionCookie,
} from "../customer-contract.ts";
import { rememberedSeconds } from "../customer-rules.ts";
import type { Login, Presented } from "./visitor.ts";

/** Cookies and headers that identify the customer. */

const nameOfSession = (isSecure: boolean) => hostCookieName(sessionCookie, isSecure);

/**
 * Returns the session and token of a request; a guest has none. A token in a header is not replaced, because its client does not
 * store the next one.
 */
export function presentedBy(request: FastifyRequest, isSecure: boolean): Presented {
  const session = request.cookies[nameOfSession(isSecure)];
  const cookie = request.cookies[customerCookies.loginToken];
  if (cookie !== undefined) return { session, loginToken: cookie };
  const header = request.headers[customerHeaders.loginToken];
  return typeof header === "string"
    ? { session, loginToken: header, isTokenFixed: true }
    : { session };
}

export function isGuest({ session, loginToken }: Presented): boolean {
  return !session && !loginToken;
}

const nameOfBrowser = (isSecure: boolean) => hostCookieName(knownBrowserCookie, isSecure);

/** Returns the secret of a browser in which customers have logged in. */
export const browserSecretIn = (request: FastifyRequest, isSecure: boolean): string | undefined =>
  request.cookies[nameOfBrowser(isSecure)];

const lax = (isSecure: boolean) => ({ path: "/", sameSite: "lax", secure: isSecure }) as const;

/** Stores a login in cookies: the session until the browser closes; the server may end it earlier. */
export function keepLogin(
  reply: FastifyReply,
  { session, loginToken, browser }: Login,
  isSecure: boolean,
): void {
  reply.setCookie(nameOfSession(isSecure), session, { ...lax(isSecure), httpOnly: true });
  reply.setCookie(customerCookies.xsrf, newSecret(), lax(isSecure));
  if (loginToken) keepLoginToken(reply, loginToken, isSecure);
  else reply.clearCookie(customerCookies.loginToken, lax(isSecure));
  keepBrowser(reply, browser, isSecure);
}

export function keepLoginToken(reply: FastifyReply, loginToken: string, isSecure: boolean): void {
  reply.setCookie(customerCookies.loginToken, loginToken, {
    ...lax(isSecure),
    maxAge: rememberedSeconds,
  });
}

/** Stores the secret of a known browser, which outlives the login. */
export function keepBrowser(reply: FastifyReply, secret: string, isSecure: boolean): void {
  const maxAge = knownBrowserDays * 86_400;
  reply.setCookie(nameOfBrowser(isSecure), secret, { ...lax(isSecure), maxAge, httpOnly: true });
}

/** Removes the secret of a known browser after the account was deleted. */
export function forgetBrowser(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(nameOfBrowser(isSecure), { ...lax(isSecure), httpOnly: true });
}

/** Removes an expired session's cookie from the browser. */
export function forgetSession(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(nameOfSession(isSecure), { ...lax(isSecure), httpOnly: true });
}

export function forgetLogin(reply: FastifyReply, isSecure: boolean): void {
  forgetSession(reply, isSecure);
  for (const name of Object.values(customerCookies)) reply.clearCookie(name, lax(isSecure));
}

/** Reports whether a write request has an anti-forgery token that differs from the cookie. */
export function hasWrongXsrfToken(request: FastifyRequest): boolean {
  const token = request.headers[customerHeaders.xsrf];
  const isRead = request.method === "GET" || request.method === "HEAD";
  return !isRead && token !== undefined && token !== request.cookies[customerCookies.xsrf];
}
