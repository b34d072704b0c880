import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import {
  panelTexts,
  type PreviewSettings,
  type PreviewStatus,
  type PreviewTest,
} from "../preview-contract.ts";
import {
  canBePreviewed,
  panelFieldsOf,
  isGroupMissing,
  momentOf,
  offeredFields,
  panelMoment,
  previewBounds,
  silentEngineText,
  type PanelFields,
} from "../preview-rules.ts";
import { LoggedOut } from "./LoggedOut.tsx";
import { useRenewal } from "./use-renewal.ts";
import { testsMessage, useTests } from "./use-tests.ts";

/** The requests and browser functions that the panel uses. */
export interface PanelActions {
  /** Returns the A/B tests that are active at a moment. */
  testsAt(moment: Date): Promise<PreviewTest[]>;
  /** Previews other settings from now on; without settings, shows the present. */
  apply(settings: PreviewSettings): Promise<PreviewStatus>;
  /** Reloads the page with the applied settings and shows a message there. */
  reload(message: string): void;
  /** Copies a link to this page with settings to the clipboard. */
  copyLink(settings: PreviewSettings): Promise<void>;
  renew(): Promise<{ status: PreviewStatus }>;
  logOut(): Promise<unknown>;
}

export interface Message {
  text: ReactNode;
  isError?: boolean;
}

export interface PreviewPanelProps {
  site: Pick<Site, "timeZone">;
  /** The settings that the page shows. */
  settings: PreviewSettings;
  /** Since when the commerce system does not answer. */
  engineSilentSince?: Date;
  /** The login that returns to this page. */
  loginUrl: string;
  /** This page side by side with its present version. */
  compareUrl?: string;
  /** The outcome of an action before the panel was shown. */
  message?: Message;
  actions: PanelActions;
  /** Further tools for this page. */
  children?: ReactNode;
}

/** The option for no test: test names contain no spaces. */
const noTest = { value: "no test", text: "none" };
const placeholder = (what: string) => ({ value: "", text: `Select a ${what}` });
const named = ({ name }: { name: string }) => ({ value: name, text: name });

/** Lets staff set the moment, and the group of an A/B test, at which they see the shop. */
export function PreviewPanel({
  site,
  settings,
  engineSilentSince,
  loginUrl,
  compareUrl,
  message,
  actions,
  children,
}: PreviewPanelProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [now] = useState(() => new Date());
  const [entered, setEntered] = useState(() => panelFieldsOf(settings, now, site));
  const [moment, setMoment] = useState<Date | undefined>(settings.time ?? now);
  const [said, setSaid] = useState<Message>();
  const [isBusy, setIsBusy] = useState(false);
  const [isLoggedOut, setIsLoggedOut] = useState(false);
  const list = useTests(moment, actions.testsAt);
  const loggedOut: Message = { text: <LoggedOut loginUrl={loginUrl} />, isError: true };
  useRenewal(async () => {
    const { status } = await actions.renew();
    if (status === "UNAUTHORIZED") setSaid(loggedOut);
  });
  // Screen readers announce only what changes while the live region is on the page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => message && setSaid(message));
    return () => cancelAnimationFrame(frame);
  }, [message]);
  if (isLoggedOut) return null;

  const tests = list.status === "loaded" ? list.tests : [];
  const fields = list.status === "loading" ? entered : offeredFields(entered, tests);
  const groups = tests.find(({ name }) => name === fields.test)?.groups ?? [];
  const chosen = { time: moment, ...(fields.group && { test: fields.test, group: fields.group }) };
  const isPreviewing = Boolean(settings.time);
  const bounds = previewBounds(now);
  const boundsError =
    moment && !canBePreviewed(moment, now) ? outOfBounds(bounds, site) : undefined;

  function enter(change: Partial<PanelFields>) {
    setEntered({ ...fields, ...change });
    // The message was about the previous values of the fields.
    setSaid(undefined);
  }

  function enterMoment(change: Partial<PanelFields>) {
    enter(change);
    setMoment(momentOf({ ...fields, ...change }, new Date(), site, console.error));
  }

  async function apply(wanted: PreviewSettings) {
    setIsBusy(true);
    const status = await actions.apply(wanted).catch(console.error);
    setIsBusy(false);
    if (status === "SUCCESS") {
      setSaid({ text: panelTexts.applied });
      actions.reload(panelTexts.applied);
    } else
      setSaid(
        status === "UNAUTHORIZED" ? loggedOut : { text: panelTexts.applyFailed, isError: true },
      );
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isGroupMissing(fields)) {
      setSaid({ text: panelTexts.groupMissing, isError: true });
      form.current?.querySelector<HTMLSelectElement>('[name="group"]')?.focus();
    } else if (!moment || boundsError) setSaid({ text: panelTexts.applyFailed, isError: true });
    else void apply(chosen);
  }

  async function copyLink() {
    try {
      await actions.copyLink(chosen);
      setSaid({ text: panelTexts.copied });
    } catch (error) {
      console.error(error);
      setSaid({ text: panelTexts.copyFailed, isError: true });
    }
  }

  async function logOut() {
    try {
      await actions.logOut();
    } catch (error) {
      // The session is still open: staff who leave the computer must notice.
      console.error(error);
      setSaid({ text: panelTexts.logoutFailed, isError: true });
      return;
    }
    setIsLoggedOut(true);
    if (isPreviewing) actions.reload("");
  }

  return (
    <section className="kontor-preview" lang="en" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="kontor-preview__heading">
        Staff preview
      </h2>
      <p>{shownNow(settings, site)}</p>
      {engineSilentSince && <p data-kind="error">{silentEngineText(engineSilentSince, site)}</p>}
      <form ref={form} className="kontor-preview__form" onSubmit={submit}>
        <div className="kontor-preview__fields">
          <TextField
            id={`${id}-date`}
            name="date"
            type="date"
            label="Preview date"
            required
            min={dayAt(bounds.from, site)}
            max={dayAt(bounds.until, site)}
            error={boundsError}
            value={fields.date}
            onChange={({ target }) => enterMoment({ date: target.value, test: "", group: "" })}
          />
          <TextField
            id={`${id}-time`}
            name="time"
            type="time"
            label="Time"
            hint={site.timeZone}
            required
            error={moment ? undefined : fields.time ? panelTexts.noSuchTime : panelTexts.required}
            value={fields.time}
            onChange={({ target }) => enterMoment({ time: target.value })}
          />
          <Select
            id={`${id}-test`}
            name="test"
            label="A/B test name"
            hint={
              <span role="status" data-kind={list.status === "failed" ? "error" : undefined}>
                {testsMessage(list)}
              </span>
            }
            value={fields.test}
            onChange={({ target: { value } }) =>
              enter({ test: value === noTest.value ? "" : value, group: "" })
            }
            options={
              list.status === "failed"
                ? [{ ...noTest, value: "" }]
                : [placeholder("test"), noTest, ...withCurrent(tests.map(named), fields.test)]
            }
          />
          <Select
            id={`${id}-group`}
            name="group"
            label="A/B test group"
            disabled={!fields.test}
            error={isGroupMissing(fields) ? panelTexts.required : undefined}
            value={fields.group}
            onChange={({ target }) => enter({ group: target.value })}
            options={[placeholder("group"), ...withCurrent(groups.map(named), fields.group)]}
          />
        </div>
        <div className="kontor-preview__actions">
          <Button type="submit" size="small" state={isBusy ? "loading" : "none"}>
            Apply
          </Button>
          {isPreviewing && (
            <Button size="small" variant="secondary" onClick={() => void apply({})}>
              {panelTexts.backToNow}
            </Button>
          )}
          {isPreviewing && compareUrl && (
            <Button size="small" variant="secondary" href={compareUrl}>
              {panelTexts.compare}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={() => void copyLink()}>
            Copy link
          </Button>
          <Button size="small" variant="secondary" onClick={() => void logOut()}>
            Log out
          </Button>
          <p role="status" data-kind={said?.isError ? "error" : "good"}>
            {said?.text}
          </p>
        </div>
      </form>
      {children}
    </section>
  );
}

/** While the tests load, the previewed one is the only known option. */
const withCurrent = (options: { value: string; text: string }[], current: string) =>
  current === "" || options.some(({ value }) => value === current)
    ? options
    : [...options, named({ name: current })];

function outOfBounds(
  { from, until }: ReturnType<typeof previewBounds>,
  { timeZone }: Pick<Site, "timeZone">,
): string {
  const format = dateFormat("en-GB", { dateStyle: "long", timeZone });
  return fill(panelTexts.outOfBounds, { from: format.format(from), until: format.format(until) });
}

function shownNow(
  { time, test = "", group = "" }: PreviewSettings,
  { timeZone }: Pick<Site, "timeZone">,
): string {
  if (!time) return panelTexts.present;
  const text = test ? panelTexts.previewedGroup : panelTexts.previewed;
  return fill(text, { moment: panelMoment(time, { timeZone }), test, group });
}
