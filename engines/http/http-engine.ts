import { everyCapability, type Capabilities } from "../../commerce/capabilities.ts";
import type { Engine } from "../../commerce/engine.ts";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { createCalls, kindOf, type EngineAddress, type Read } from "./engine-calls.ts";
import { httpFeed } from "./http-feed.ts";
import { httpOrders } from "./http-orders.ts";
import * as schemas from "./order-schema.ts";

export interface HttpEngineOptions extends EngineAddress {
  /** Is told of each product that is left out, with the reason. */
  onError(error: Error): void;
  /** Milliseconds after which the engine counts as silent. */
  limits?: EngineLimits;
}

interface EngineLimits {
  /** Offers, orders and parts of the feed, or the next product of it. */
  read: number;
  /** Placing an order, and changing one. */
  write: number;
}

const usualLimits: EngineLimits = { read: 10_000, write: 15_000 };

/**
 * An engine that speaks the HTTP contract of docs/http-engine.md. Its capabilities are known before its first change is; until then it
 * counts as one that lacks none.
 */
export function httpEngine({
  onError,
  limits = usualLimits,
  ...address
}: HttpEngineOptions): Engine {
  const { ask, lines } = createCalls(address);
  const capabilities: Capabilities = { ...everyCapability };
  const read: Read = async (schema, { within = limits.read, ...call }) => {
    const response = await ask({ ...call, within }, schema);
    if (response.ok) return response.value;
    throw unexpected(call, response.refusal);
  };
  const unexpected: Parameters<typeof httpOrders>[0]["unexpected"] = (
    { path, isWrite: maybeDone = false },
    refusal,
  ) =>
    new EngineUnavailableError(
      `The commerce system refuses ${address.url}${path} as "${kindOf(refusal)}", which the contract does not have there.`,
      { maybeDone },
    );

  let isKnown = false;
  const changes: Engine["changes"] = {
    delay: 0,
    async since(cursor, waitMs) {
      if (!isKnown) await readCapabilities();
      return read(schemas.SentChanges, {
        path: "/v1/changes",
        query: { cursor, wait: String(waitMs) },
        within: waitMs + limits.read,
      });
    },
  };
  async function readCapabilities() {
    const known = await read(schemas.SentCapabilities, { path: "/v1/capabilities" });
    Object.assign(capabilities, known.capabilities);
    changes.delay = known.delay;
    isKnown = true;
  }

  return {
    capabilities,
    products: httpFeed({
      read,
      lines: (path, query) => lines({ path, query, within: limits.read }),
      onError,
    }),
    changes,
    offers: {
      async current({ channel, at }, variants) {
        const body = { channel, at, variants };
        const { offers } = await read(schemas.SentOffers, { path: "/v1/offers", body });
        return new Map(Object.entries(offers));
      },
    },
    orders: httpOrders({ ask, limits, unexpected }),
  };
}
