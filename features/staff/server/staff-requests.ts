import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieIn } from "../../../shared/cookies.ts";
import { previewCookie } from "../../../shared/preview-cookie.ts";
import { staffCookies, type StaffRole } from "../staff-contract.ts";
import { knownBrowserDays, longestStaffHours } from "../staff-rules.ts";

/** The cookies of staff. */

export const staffSecretOf = (request: FastifyRequest) =>
  cookieIn(request.headers.cookie, staffCookies.session);

export const browserSecretOf = (request: FastifyRequest) =>
  cookieIn(request.headers.cookie, staffCookies.browser);

/** The browser stays known when the session ends. */
export function setBrowserCookie(reply: FastifyReply, secret: string, isSecure: boolean): void {
  const maxAge = knownBrowserDays * 86_400;
  reply.setCookie(staffCookies.browser, secret, { ...strict(isSecure), maxAge, httpOnly: true });
}

const strict = (isSecure: boolean) =>
  ({ path: "/", sameSite: "strict", secure: isSecure }) as const;

/** The cookies end with the session at the latest; the server may end it earlier. */
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

/** What a session left in the browser goes with it, its preview as well. */
export function clearStaffCookies(reply: FastifyReply, isSecure: boolean): void {
  const cookie = strict(isSecure);
  reply.clearCookie(staffCookies.session, { ...cookie, httpOnly: true });
  reply.clearCookie(staffCookies.panel, cookie);
  reply.clearCookie(previewCookie, { ...cookie, sameSite: "lax" });
}
