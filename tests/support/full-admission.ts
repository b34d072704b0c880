import { Admission } from "../../platform/http/overload/admission.ts";

/** Creates an admission with one slot and one place in the queue, so that a shop is overloaded by two tasks. */
export const smallAdmission = () =>
  new Admission({
    limit: { current: 1, queueRoom: 1, record() {} },
    fewClients: 0,
    burst: 0,
    shopperRoom: 0,
    shopperPermits: 0,
  });

/** Takes the slot and the place; `free` returns when both tasks have ended. */
export function fill(admission: Admission) {
  const held = Promise.withResolvers<void>();
  const work = [1, 2].map(() =>
    admission.run(
      { connection: {}, importance: "shopper", isGone: () => false },
      () => held.promise,
    ),
  );
  const free = async () => {
    held.resolve();
    await Promise.allSettled(work);
  };
  return { work, free };
}
