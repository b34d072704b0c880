import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { Slice } from "../../../platform/http/slice.ts";
import { plainEvents } from "../ga4-events.ts";
import { businessEvents, dataEvents } from "../tracking-contract.ts";

/** Checks of the fields of slices' own events, by the event's name. */
export type OwnEvents = ReadonlyMap<string, ReturnType<typeof Compile<TSchema>>>;

/** Collects the events of all slices. Throws where one has a name that already means another event. */
export function ownEventsOf(slices: readonly Pick<Slice, "trackedEvents">[]): OwnEvents {
  const taken = new Set<string>([...businessEvents, ...plainEvents, ...Object.values(dataEvents)]);
  const own = new Map<string, ReturnType<typeof Compile<TSchema>>>();
  for (const { trackedEvents = {} } of slices)
    for (const [name, schema] of Object.entries(trackedEvents)) {
      if (taken.has(name)) throw new Error(`Another event is already called "${name}"`);
      taken.add(name);
      own.set(name, Compile(schema));
    }
  return own;
}
