import { staffPaths } from "../../../border/border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Staff } from "../../../border/staff/server/staff.ts";
import { type StaffMember, type StaffRole } from "../../../border/staff/staff-contract.ts";
import { acceptForms } from "../../../platform/http/requests/forms.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { pageHeaders } from "../../../platform/http/responses/security-headers.ts";

const maxFormBytes = 8_192;

/** Lets a scope read forms, and sets the headers of staff pages. */
export function prepareStaffScope(app: FastifyInstance) {
  acceptForms(app, maxFormBytes);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ ...pageHeaders(), "cache-control": "no-store" });
  });
}

/** Returns the addresses of the style sheets of a tool with lists and forms, such as that of orders. */
export const toolStyles = (assets: Assets): string[] =>
  ["shop.css", "checkout-page.entry.css", "staff-page.entry.css", "staff-orders.entry.css"].map(
    (name) => assets.url(name),
  );

/** Returns the member of staff who sends a request, if they have the role; redirects others to the login. */
export async function memberWith(
  role: StaffRole,
  request: FastifyRequest,
  reply: FastifyReply,
  { staff, now }: { staff: Pick<Staff, "memberOf">; now: () => Date },
): Promise<StaffMember | undefined> {
  const member = await staff.memberOf(request, now());
  if (member?.roles.includes(role)) return member;
  const to = member ? "" : `?to=${encodeURIComponent(request.url)}`;
  void reply.redirect(staffPaths.login + to, 303);
  return undefined;
}
