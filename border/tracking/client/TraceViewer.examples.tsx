import "./trace-viewer.css";
import { logLevels, type LogEntry } from "./log.ts";
import { TraceViewer, type TraceViewerProps } from "./TraceViewer.tsx";

/** Examples of the log viewer for the gallery, the tests and axe. */

const time = Date.UTC(2026, 10, 22, 9, 30, 0, 5);
export const exampleTrace: LogEntry[] = [
  { time, level: 2, message: "The collector does not answer", content: 503 },
  {
    time: time + 1_000,
    level: 4,
    message: "An event was dropped: full",
    content: { id: "0197f3c2-8d1e-7c44-9a52-5b8f0e6d2a10", losses: 2 },
  },
  { time: time + 2_000, level: 5, message: "Events could not be sent", content: new Error("down") },
];

export const exampleViewer: TraceViewerProps = {
  timeZone: "Europe/Berlin",
  levels: logLevels,
  trace: () => exampleTrace,
  copy: async () => {},
};

export const examples = {
  closed: <TraceViewer {...exampleViewer} />,
};
