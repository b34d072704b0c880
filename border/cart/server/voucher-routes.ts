import { vouchersApiPath } from "../../border-paths.ts";
import type { FastifyInstance } from "fastify";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import { VoucherOrder, VoucherOrderBody, VoucherProblem } from "../voucher-schema.ts";
import { writtenCode } from "./decide-change.ts";
import type { VoucherOrders } from "./voucher-orders.ts";

const problems: Record<VoucherProblem["error"], { status: number; detail: string }> = {
  VOUCHER_UNKNOWN: { status: 404, detail: "The site has no such voucher now; order without it." },
  VOUCHER_RESERVED: {
    status: 409,
    detail: "Another order has reserved this voucher; order without it, or try again later.",
  },
  VOUCHER_REDEEMED: { status: 409, detail: "An order has redeemed this voucher." },
};

const actions = {
  reserve: {
    summary: "Keeps a voucher for an order for an hour, while it is paid",
    done: "reserved",
  },
  redeem: { summary: "Uses a voucher up for an order, reserved before or not", done: "redeemed" },
  release: { summary: "Gives back what an order reserved", done: "released" },
} as const;

/** Registers the endpoints for the checkouts of hosts: vouchers of orders. Every call is idempotent per order. */
export function voucherRoutes(
  app: FastifyInstance,
  {
    voucherOrders,
    siteOf,
    now,
    requireSignature,
  }: Pick<SliceRouteOptions, "siteOf" | "now" | "requireSignature"> & {
    voucherOrders: VoucherOrders;
  },
) {
  void app.register(async (scope) => {
    requireSignature(scope);
    for (const action of Object.keys(actions) as (keyof typeof actions)[])
      scope.post<{ Body: VoucherOrderBody }>(
        `${vouchersApiPath}/${action}`,
        {
          bodyLimit: 1_024,
          schema: {
            summary: actions[action].summary,
            description: "Signed with a key of the host (RFC 9421), as docs/embedding.md shows.",
            tags: ["vouchers"],
            body: VoucherOrderBody,
            response: { 200: VoucherOrder, 404: VoucherProblem, 409: VoucherProblem },
          },
        },
        async ({ body }, reply) => {
          const { order } = body;
          const code = writtenCode(body.code);
          const input = { site: siteOf(body.site), code, order, now: now() };
          const outcome = await voucherOrders[action](input);
          if ("error" in outcome) {
            const problem = problems[outcome.error];
            return reply
              .code(problem.status)
              .type("application/problem+json")
              .serializer(JSON.stringify)
              .send({
                type: `urn:kontor:cart:${outcome.error.toLowerCase().replaceAll("_", "-")}`,
                title: `The voucher was not ${actions[action].done}`,
                ...problem,
                error: outcome.error,
              });
          }
          const reservedUntil = outcome.state === "reserved" ? outcome.until.toISOString() : null;
          return { code, order, state: outcome.state, reservedUntil };
        },
      );
  });
}
