import { vi } from "vitest";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import type { Services } from "../../server/shop.ts";

export const silence = (maybeDone: boolean) =>
  new EngineUnavailableError("It does not answer.", { maybeDone });

/** Lets the engine place the next order, or nothing, and then not answer. */
export function silenceOnce(
  { engine: { orders } }: Pick<Services, "engine">,
  { places }: { places: boolean },
) {
  const { place } = orders;
  return vi.spyOn(orders, "place").mockImplementationOnce(async (...args) => {
    if (places) await place(...args);
    throw silence(places);
  });
}
