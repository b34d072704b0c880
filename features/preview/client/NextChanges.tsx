import { useState } from "react";
import { dateFormat, relativeTimeFormat } from "../../../shared/formats.ts";
import type { Site } from "../../../shared/site.ts";
import { fill } from "../../../shared/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { panelTexts, type PreviewSettings, type PreviewStatus } from "../preview-contract.ts";
import type { ChangesAnswer } from "../preview-schema.ts";

export interface NextChangesProps {
  site: Pick<Site, "timeZone">;
  /** What the page shows: the list begins there. */
  settings: PreviewSettings;
  /** The next changes of this page. */
  find(): Promise<ChangesAnswer>;
  /** Previews other settings from now on. */
  apply(settings: PreviewSettings): Promise<PreviewStatus>;
  reload(message: string): void;
}

/** Changes, and from when on they were looked for. */
type List = "none" | "loading" | "failed" | (ChangesAnswer & { from: Date });

/** When this page will look different next; a press on a moment previews it. */
export function NextChanges({ site, settings, find, apply, reload }: NextChangesProps) {
  const [list, setList] = useState<List>("none");
  const [isRefused, setIsRefused] = useState(false);
  const { timeZone } = site;
  const format = dateFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });

  async function look() {
    setList("loading");
    const found = await find().catch(console.error);
    const from = settings.time ?? new Date();
    setList(found?.status === "SUCCESS" ? { ...found, from } : "failed");
  }

  async function jump(time: Date) {
    const status = await apply({ ...settings, time }).catch(console.error);
    if (status === "SUCCESS") reload(panelTexts.applied);
    else setIsRefused(true);
  }

  return (
    <div className="kontor-preview__changes">
      <div className="kontor-preview__actions">
        <Button
          size="small"
          variant="secondary"
          state={list === "loading" ? "loading" : "none"}
          onClick={() => void look()}
        >
          {panelTexts.findChanges}
        </Button>
        <p role="status" data-kind={list === "failed" || isRefused ? "error" : undefined}>
          {isRefused ? panelTexts.applyFailed : messageOf(list, format)}
        </p>
      </div>
      {typeof list === "object" && list.changes.length > 0 && (
        <ol>
          {list.changes.map(({ time, parts }) => (
            <li key={time}>
              <button type="button" onClick={() => void jump(new Date(time))}>
                {distance(list.from, new Date(time))}: {format.format(new Date(time))}
              </button>{" "}
              ({parts.join(", ")})
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function messageOf(list: List, format: Intl.DateTimeFormat): string {
  if (list === "none") return "";
  if (list === "loading") return panelTexts.findingChanges;
  if (list === "failed") return panelTexts.changesFailed;
  return fill(panelTexts.changesFound, { moment: format.format(new Date(list.until)) });
}

/** "in 3 days", "in 5 hours". */
function distance(from: Date, to: Date): string {
  const hours = Math.round((to.getTime() - from.getTime()) / 3_600_000);
  const format = relativeTimeFormat("en-GB", { numeric: "always" });
  return hours < 48 ? format.format(hours, "hour") : format.format(Math.round(hours / 24), "day");
}
