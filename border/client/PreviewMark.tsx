import { previewPaths } from "../border-paths.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { Groups } from "../../platform/shared/sites/viewpoint.ts";
import { panelTexts } from "../preview/preview-contract.ts";
import { previewMarkClass } from "../preview/preview-mark.ts";

export interface PreviewMarkProps {
  site: Pick<Site, "timeZone">;
  now: Date;
  groups?: Groups;
  /** Address of the mark's styles, which shoppers never load. */
  styles: string;
}

/**
 * Marks every previewed page and shows the previewed moment; ends the preview, also without JavaScript. In English, like
 * everything for staff.
 */
export function PreviewMark({ site: { timeZone }, now, groups, styles }: PreviewMarkProps) {
  const moment = dateFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });
  return (
    <form
      className={previewMarkClass}
      method="post"
      action={previewPaths.end}
      lang="en"
      data-kontor-preview-mark
    >
      <link rel="stylesheet" href={styles} />
      <strong>Preview</strong> <time dateTime={now.toISOString()}>{moment.format(now)}</time>
      {[...(groups ?? [])].map(([test, group]) => ` · ${test}: ${group}`)}
      {" · "}
      {panelTexts.cartNote}
      <button type="submit">{panelTexts.backToNow}</button>
    </form>
  );
}
