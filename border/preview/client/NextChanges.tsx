import { useState } from "react";
import { dateFormat, relativeTimeFormat } from "../../../platform/shared/texts/formats.ts";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import {
  lookAhead,
  panelTexts,
  type PreviewSettings,
  type PreviewStatus,
} from "../preview-contract.ts";
import type { ChangesAnswer, PartChange } from "../preview-schema.ts";
import { LoggedOut } from "./LoggedOut.tsx";

export interface NextChangesProps {
  site: Pick<Site, "timeZone">;
  /** The settings that the page shows; the list begins at their moment. */
  settings: PreviewSettings;
  /** The login that returns to this page. */
  loginUrl: string;
  /** Returns the next changes of this page, starting at the end of the previous response. */
  find(from?: string): Promise<ChangesAnswer>;
  /** Previews other settings from now on. */
  apply(settings: PreviewSettings): Promise<PreviewStatus>;
  reload(message: string): void;
}

type Change = ChangesAnswer["changes"][number];

/** The changes found so far, and the time of the search. */
interface List extends Partial<Pick<ChangesAnswer, "until">> {
  /** `full`: there may be later changes, which a further search adds. */
  state: "looking" | "complete" | "full" | "incomplete" | "loggedOut";
  now: Date;
  changes: Change[];
}

/** Lists when this page will look different; pressing a moment previews it. */
export function NextChanges({ site, settings, loginUrl, find, apply, reload }: NextChangesProps) {
  const [list, setList] = useState<List>();
  /** Why the chosen moment cannot be previewed. */
  const [refusal, setRefusal] = useState<PreviewStatus>();
  const { timeZone } = site;
  const format = dateFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });

  const isFull = list?.state === "full";

  /** Adds the changes of each response; continues a full list. When one fails, the changes found before stay. */
  async function look() {
    setRefusal(undefined);
    let found: List = { changes: [], ...(isFull && list), state: "looking", now: new Date() };
    const max = found.changes.length + lookAhead.changes;
    setList(found);
    while (found.state === "looking") {
      const response = await find(found.until).catch(console.error);
      found =
        response?.status === "SUCCESS" ? extended(found, response, max) : stopped(found, response);
      setList(found);
    }
  }

  async function jump({ time, test, group }: Change) {
    setRefusal(undefined);
    const status = await apply({ time: new Date(time), test, group }).catch(console.error);
    if (status === "SUCCESS") reload(panelTexts.applied);
    else setRefusal(status ?? "INTERNAL_ERROR");
  }

  const isLoggedOut = refusal === "UNAUTHORIZED" || list?.state === "loggedOut";
  const isError = isLoggedOut || refusal !== undefined || list?.state === "incomplete";
  return (
    <div className="kontor-preview__changes">
      <div className="kontor-preview__actions">
        <Button
          size="small"
          variant="secondary"
          state={list?.state === "looking" ? "loading" : "none"}
          onClick={() => void look()}
        >
          {isFull ? panelTexts.findLaterChanges : panelTexts.findChanges}
        </Button>
        <p role="status" data-kind={isError ? "error" : undefined}>
          {isLoggedOut ? (
            <LoggedOut loginUrl={loginUrl} />
          ) : refusal ? (
            panelTexts.applyFailed
          ) : (
            messageOf(list, format)
          )}
        </p>
      </div>
      {list && list.changes.length > 0 && (
        <ol>
          {list.changes.map((change) => (
            <li key={change.time}>
              <button type="button" onClick={() => void jump(change)}>
                {`${distance(list.now, new Date(change.time), site)}: ${format.format(new Date(change.time))}`}
              </button>
              {change.test !== settings.test && <span>{` ${panelTexts.withoutTest}`}</span>}
              <ul>{change.parts.flatMap(linesOf)}</ul>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function extended(
  list: List,
  { changes: more, until, isComplete }: ChangesAnswer,
  max: number,
): List {
  const changes = [...list.changes, ...more];
  const isFull = changes.length >= max;
  return { ...list, changes, until, state: isComplete ? "complete" : isFull ? "full" : "looking" };
}

const stopped = (list: List, response: ChangesAnswer | void): List => ({
  ...list,
  state: response?.status === "UNAUTHORIZED" ? "loggedOut" : "incomplete",
});

/** Returns the changes in a part of the page, one line for each content. */
function linesOf({ part, contents, more }: PartChange) {
  const lines = contents.map(contentLine);
  if (more > 0) lines.push(fill(panelTexts.moreContents, { count: String(more) }));
  return (lines.length > 0 ? lines : [""]).map((line) => (
    <li key={part + line}>{[part, line].filter(Boolean).join(": ")}</li>
  ));
}

/** Formats a change; texts have no value besides themselves. */
function contentLine({ name, before, after }: PartChange["contents"][number]): string {
  const named = { name: [name, before ?? after].filter(Boolean).join(": ") };
  if (before === undefined) return fill(panelTexts.contentComes, named);
  if (after === undefined) return fill(panelTexts.contentGoes, named);
  return fill(panelTexts.contentChanges, { name, before, after });
}

function messageOf(list: List | undefined, format: Intl.DateTimeFormat): string {
  if (!list) return "";
  const { state, until } = list;
  if (state === "looking") return panelTexts.findingChanges;
  if (!until) return panelTexts.changesFailed;
  return fill(endTexts[state], { moment: format.format(new Date(until)) });
}

/** How a list ends, at the moment until which it was looked. */
const endTexts = {
  complete: panelTexts.changesFound,
  full: panelTexts.changesFull,
  incomplete: panelTexts.changesIncomplete,
  loggedOut: panelTexts.changesIncomplete,
};

/** Formats a time difference: "in 5 hours", "in 3 days", "3 days ago". Days are those of the site's calendar. */
function distance(from: Date, to: Date, site: Pick<Site, "timeZone">): string {
  const hours = Math.round((to.getTime() - from.getTime()) / 3_600_000);
  const format = relativeTimeFormat("en-GB", { numeric: "always" });
  if (Math.abs(hours) < 48) return format.format(hours, "hour");
  const [day, otherDay] = [from, to].map((moment) => new Date(dayAt(moment, site)).getTime());
  return format.format((otherDay! - day!) / 86_400_000, "day");
}
