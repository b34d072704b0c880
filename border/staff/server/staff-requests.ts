import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieIn } from "../../../platform/shared/cookies/cookies.ts";
import { knownBrowserDays } from "../../../platform/shared/known-browser.ts";
import { previewCookie } from "../../../platform/shared/cookies/preview-cookie.ts";
import { staffCookies, type StaffRole } from "../staff-contract.ts";
import { longestStaffHours } from "../staff-rules.ts";

/** Cookies of staff. */

export const staffSecretOf = (request: FastifyRequest) =>
  cookieIn(request.headers.cookie, staffCookies.session);

export const browserSecretOf = (request: FastifyRequest) =>
  cookieIn(request.headers.cookie, staffCookies.browser);

/** Stores the secret of a known browser, which outlives the session. */
export function setBrowserCookie(reply: FastifyReply, secret: string, isSecure: boolean): void {
  const maxAge = knownBrowserDays * 86_400;
  reply.setCookie(staffCookies.browser, secret, { ...strict(isSecure), maxAge, httpOnly: true });
}

const strict = (isSecure: boolean) =>
  ({ path: "/", sameSite: "strict", secure: isSecure }) as const;

/** Sets the cookies for the maximum length of a session; the server may end it earlier. */
export function setStaffCookies(
  reply: FastifyReply,
  { secret, roles }: { secret: string; roles: StaffRole[] },
  isSecure: boolean,
): void {
  const cookie = { ...strict(isSecure), maxAge: longestStaffHours * 3_600 };
  reply.setCookie(staffCookies.session, secret, { ...cookie, httpOnly: true });
  if (roles.includes("preview")) reply.setCookie(staffCookies.panel, "1", cookie);
  else reply.clearCookie(staffCookies.panel, strict(isSecure));
}

/** Removes everything that a session left in the browser, including its preview. */
export function clearStaffCookies(reply: FastifyReply, isSecure: boolean): void {
  const cookie = strict(isSecure);
  reply.clearCookie(staffCookies.session, { ...cookie, httpOnly: true });
  reply.clearCookie(staffCookies.panel, cookie);
  reply.clearCookie(previewCookie, { ...cookie, sameSite: "lax" });
}
