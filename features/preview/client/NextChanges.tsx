import { useState } from "react";
import { dateFormat, relativeTimeFormat } from "../../../shared/formats.ts";
import type { Site } from "../../../shared/site.ts";
import { fill } from "../../../shared/words.ts";
import { Button } from "../../../ui/Button.tsx";
import {
  lookAhead,
  panelTexts,
  type PreviewSettings,
  type PreviewStatus,
} from "../preview-contract.ts";
import type { ChangesAnswer } from "../preview-schema.ts";

export interface NextChangesProps {
  site: Pick<Site, "timeZone">;
  /** What the page shows: the list begins there. */
  settings: PreviewSettings;
  /** The next changes of this page, from where the answer before ended. */
  find(from?: string): Promise<ChangesAnswer>;
  /** Previews other settings from now on. */
  apply(settings: PreviewSettings): Promise<PreviewStatus>;
  reload(message: string): void;
}

type Change = ChangesAnswer["changes"][number];

/** What has been found so far, and from when on it was looked for. */
interface List extends Partial<Pick<ChangesAnswer, "until">> {
  state: "looking" | "complete" | "incomplete";
  from: Date;
  changes: Change[];
}

/** When this page will look different next; a press on a moment previews it. */
export function NextChanges({ site, settings, find, apply, reload }: NextChangesProps) {
  const [list, setList] = useState<List>();
  const [isRefused, setIsRefused] = useState(false);
  const { timeZone } = site;
  const format = dateFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });

  /** Shows what each answer adds. When one fails, what was found before stays. */
  async function look() {
    setIsRefused(false);
    let found: List = { state: "looking", from: settings.time ?? new Date(), changes: [] };
    setList(found);
    while (found.state === "looking") {
      const answer = await find(found.until).catch(console.error);
      found = answer?.status === "SUCCESS" ? extended(found, answer) : stopped(found);
      setList(found);
    }
  }

  async function jump({ time, test, group }: Change) {
    setIsRefused(false);
    const status = await apply({ time: new Date(time), test, group }).catch(console.error);
    if (status === "SUCCESS") reload(panelTexts.applied);
    else setIsRefused(true);
  }

  return (
    <div className="kontor-preview__changes">
      <div className="kontor-preview__actions">
        <Button
          size="small"
          variant="secondary"
          state={list?.state === "looking" ? "loading" : "none"}
          onClick={() => void look()}
        >
          {panelTexts.findChanges}
        </Button>
        <p
          role="status"
          data-kind={list?.state === "incomplete" || isRefused ? "error" : undefined}
        >
          {isRefused ? panelTexts.applyFailed : messageOf(list, format)}
        </p>
      </div>
      {list && list.changes.length > 0 && (
        <ol>
          {list.changes.map((change) => (
            <li key={change.time}>
              <button type="button" onClick={() => void jump(change)}>
                {distance(list.from, new Date(change.time))}: {format.format(new Date(change.time))}
              </button>{" "}
              ({change.parts.join(", ")})
              {change.test !== settings.test && ` ${panelTexts.withoutTest}`}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function extended(list: List, { changes: more, until, isComplete }: ChangesAnswer): List {
  const changes = [...list.changes, ...more];
  const isDone = isComplete || changes.length >= lookAhead.changes;
  return { ...list, changes, until, state: isDone ? "complete" : "looking" };
}

const stopped = (list: List): List => ({ ...list, state: "incomplete" });

function messageOf(list: List | undefined, format: Intl.DateTimeFormat): string {
  if (!list) return "";
  const { state, until } = list;
  if (state === "looking") return panelTexts.findingChanges;
  if (!until) return panelTexts.changesFailed;
  const text = state === "complete" ? panelTexts.changesFound : panelTexts.changesIncomplete;
  return fill(text, { moment: format.format(new Date(until)) });
}

/** "in 3 days", "in 5 hours". */
function distance(from: Date, to: Date): string {
  const hours = Math.round((to.getTime() - from.getTime()) / 3_600_000);
  const format = relativeTimeFormat("en-GB", { numeric: "always" });
  return hours < 48 ? format.format(hours, "hour") : format.format(Math.round(hours / 24), "day");
}
