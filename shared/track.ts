/** An event in the form of the data layer: a name and its properties. */
export type TrackedEvent = { event: string } & Record<string, string | number | boolean | null>;

/** The port through which the parts of the border track events; their assembly passes it in. */
export type Track = (event: TrackedEvent) => void;
