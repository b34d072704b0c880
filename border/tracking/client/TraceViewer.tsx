import { useEffect, useId, useState } from "react";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import type { LogEntry } from "./log.ts";
import { contentText, levelName, traceText, type LogLevels } from "./trace-text.ts";

export interface TraceViewerProps {
  /** The time zone in which times are shown. */
  timeZone: string;
  levels: LogLevels;
  /** The log's entries, oldest first. */
  trace(): readonly LogEntry[];
  /** Copies text to the clipboard. */
  copy(text: string): Promise<void>;
}

/** Milliseconds between two reads of the trace while the viewer is open. */
const readEvery = 500;

/** The page's log for staff, newest entry first. While closed, the viewer reads nothing. */
export function TraceViewer({ timeZone, levels, trace, copy }: TraceViewerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [lastCleared, setLastCleared] = useState<LogEntry>();
  const [level, setLevel] = useState("");
  const [said, setSaid] = useState<{ text: string; isError?: boolean }>();
  useEffect(() => {
    if (!isOpen) return;
    // The log changes its list in place, so the state needs a copy.
    const read = () =>
      setEntries((known) => (known.at(-1) === trace().at(-1) ? known : [...trace()]));
    read();
    const timer = setInterval(read, readEvery);
    return () => clearInterval(timer);
  }, [isOpen, trace]);

  const shown = entries
    .slice(lastCleared ? entries.indexOf(lastCleared) + 1 : 0)
    .filter((entry) => level === "" || levelName(levels, entry) === level);

  async function copyShown() {
    try {
      await copy(traceText(levels, shown));
      setSaid({ text: "Trace copied." });
    } catch (error) {
      console.error(error);
      setSaid({ text: "The browser did not allow copying the trace.", isError: true });
    }
  }

  function clear() {
    setLastCleared(entries.at(-1));
    setSaid({ text: "Trace cleared." });
  }

  return (
    <details
      className="kontor-trace"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Tracking trace of this page</summary>
      <div className="kontor-trace__tools">
        <Select
          id={`${id}-level`}
          label="Level"
          value={level}
          onChange={({ target }) => setLevel(target.value)}
          options={[
            { value: "", text: "All levels" },
            ...Object.keys(levels).map((name) => ({ value: name, text: name })),
          ]}
        />
        <Button size="small" variant="secondary" onClick={() => void copyShown()}>
          Copy trace
        </Button>
        <Button size="small" variant="secondary" onClick={clear}>
          Clear trace
        </Button>
        <p role="status" data-kind={said?.isError ? "error" : "good"}>
          {said?.text}
        </p>
      </div>
      {shown.length === 0 ? (
        <p>Nothing to show: the log records only problems.</p>
      ) : (
        <div
          className="kontor-trace__entries"
          role="region"
          aria-label="Entries of the trace"
          tabIndex={0}
        >
          <ol>
            {shown.toReversed().map((entry) => (
              <Entry
                key={`${entry.time} ${entries.indexOf(entry) - entries.length}`}
                levelName={levelName(levels, entry)}
                {...{ entry, timeZone }}
              />
            ))}
          </ol>
        </div>
      )}
    </details>
  );
}

interface EntryProps {
  entry: LogEntry;
  levelName: string;
  timeZone: string;
}

function Entry({ entry, levelName: name, timeZone }: EntryProps) {
  const format = dateFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    timeZone,
  });
  const content = contentText(entry);
  return (
    <li data-level={name}>
      <time dateTime={new Date(entry.time).toISOString()}>{`${format.format(entry.time)} `}</time>
      <strong>{`${name} `}</strong>
      <span>{`${entry.message} `}</span>
      {content && <code>{content}</code>}
    </li>
  );
}
