import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds at the end of a drain in which each response ends its connection, so that none is cut when the server closes. */
const closesConnectionsFor = 1_000;

/** The time in which a process that is about to end still answers, while load balancers notice that it is not ready. */
export interface Drain {
  readonly isDraining: boolean;
  /** Whether responses must end their connections. Stays true after the drain. */
  readonly endsConnections: boolean;
  /** Resolves after `milliseconds`. */
  run(milliseconds: number): Promise<void>;
}

export function createDrain(): Drain {
  const state = { isDraining: false, endsConnections: false };
  return {
    get isDraining() {
      return state.isDraining;
    },
    get endsConnections() {
      return state.endsConnections;
    },
    async run(milliseconds) {
      state.isDraining = true;
      const last = Math.min(milliseconds, closesConnectionsFor);
      await sleep(milliseconds - last);
      state.endsConnections = true;
      await sleep(last);
    },
  };
}

/** Makes the responses of an app end their connections as soon as they must, also those that were under way before. */
export function endConnections(app: FastifyInstance, drain: Pick<Drain, "endsConnections">) {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (drain.endsConnections) reply.header("connection", "close");
    done();
  });
}
