/** What happened, in the form of the data layer: a name and whatever belongs to it. */
export type TrackedEvent = { event: string } & Record<string, string | number | boolean | null>;

/** The one port through which the parts of the border say what happened; who puts them together hands it in. */
export type Track = (event: TrackedEvent) => void;
