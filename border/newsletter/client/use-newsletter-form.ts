import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from "react";
import type { Track } from "../../../platform/shared/track.ts";
import { normalEmail } from "../../../platform/shared/email.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { newsletterFields, subscribedEvent } from "../newsletter-contract.ts";
import {
  emptyValues,
  fieldProblem,
  newsletterProblems,
  subscriptionRequestOf,
  valuesOf,
  type NewsletterField,
  type NewsletterProblems,
  type NewsletterValues,
} from "../newsletter-rules.ts";
import { afterPress } from "./after-press.ts";
import { createRenderToken } from "./render-token.ts";
import { customerBaseData, subscribe, type SubmissionResult } from "./subscribe.ts";

/** The form as the server renders it after a submission without JavaScript. */
export interface AnsweredForm {
  values: NewsletterValues;
  problems: NewsletterProblems;
  result?: SubmissionResult;
  waitMinutes?: number;
}

export interface UseNewsletterFormOptions {
  site: Pick<Site, "code" | "locale" | "newsletter">;
  origin: string;
  originAddition: string;
  scrollToSuccess: boolean;
  showDoiError: boolean;
  renderToken?: string;
  answered?: AnsweredForm;
  track?: Track;
  onSubscribed?: () => void;
}

/** State and behaviour of the form. The fields are uncontrolled: they may be filled in before hydration. */
export function useNewsletterForm({
  site,
  origin,
  originAddition,
  scrollToSuccess,
  showDoiError,
  renderToken,
  answered,
  track,
  onSubscribed,
}: UseNewsletterFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const success = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [token] = useState(() => createRenderToken(renderToken));
  const [initial, setInitial] = useState(answered?.values ?? emptyValues);
  const [known, setKnown] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState(answered?.problems ?? {});
  const [result, setResult] = useState(answered?.result);
  const [waitMinutes, setWaitMinutes] = useState(answered?.waitMinutes ?? 1);
  const [isExtended, setExtended] = useState(answered !== undefined);
  const [isSending, setSending] = useState(false);
  const [showsLinkError, setShowsLinkError] = useState(showDoiError);
  /** Counts submissions, so that each outcome receives the focus. */
  const [attempts, setAttempts] = useState(0);
  const [sentTo, setSentTo] = useState(answered?.values.email ?? "");
  /** The values that the server accepted; a bot's are never sent. */
  const [accepted, setAccepted] = useState(
    renderToken && answered?.result === "SUCCESS" ? answered.values : undefined,
  );
  const [again, setAgain] = useState<SubmissionResult>();

  useEffect(() => {
    // The shopper may have typed before hydration.
    const { current } = form;
    if (current && hasContent(fieldsIn(current))) setExtended(true);
    const { activeElement } = (current?.getRootNode() ?? document) as Document | ShadowRoot;
    if (current?.contains(activeElement)) {
      token.prepare();
      enter((activeElement as HTMLInputElement).name);
    }
    let isShown = true;
    void customerBaseData().then((data) => {
      if (!data || !isShown) return;
      setInitial(data);
      setKnown(data.consents);
      if (hasContent(data)) setExtended(true);
    });
    return () => void (isShown = false);
    // Runs once, at hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (attempts === 0) return;
    if (result !== "SUCCESS") return summary.current?.focus();
    success.current?.focus({ preventScroll: true });
    if (scrollToSuccess) success.current?.scrollIntoView({ block: "center" });
    // Once for each attempt.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempts]);

  function enter(name: string) {
    if (name === "email") {
      setExtended(true);
      setShowsLinkError(false);
    }
    setProblems((before) => ({ ...before, [name]: undefined }));
  }

  function leave(field: NewsletterField) {
    // While the form is being sent, its fields are disabled and show no messages.
    if (!form.current || form.current.ariaBusy) return;
    const problem = fieldProblem(field, fieldsIn(form.current), site);
    setProblems((before) => ({ ...before, [field]: problem }));
  }

  function succeed(email: string) {
    setResult("SUCCESS");
    setSentTo(email);
    setInitial(emptyValues);
    setProblems({});
    setExtended(false);
    setAttempts((before) => before + 1);
    track?.({
      event: "sign_up",
      type: "ga4",
      emitter: "newsletterservice",
      subject: "newsletter",
      origin: `${origin}:${originAddition}`,
    });
  }

  async function request(values: NewsletterValues) {
    setSending(true);
    const body = subscriptionRequestOf(values, site, { origin, originAddition }, known);
    const outcome = await subscribe(body, site.code, token.use());
    setSending(false);
    setWaitMinutes(outcome.waitMinutes ?? 1);
    return outcome.result;
  }

  async function send(values: NewsletterValues) {
    const outcome = await request(values);
    if (outcome === "SUCCESS") {
      succeed(normalEmail(values.email));
      setAccepted(values);
      onSubscribed?.();
      window.dispatchEvent(new CustomEvent(subscribedEvent));
      return;
    }
    setResult(outcome);
    if (outcome === "ERROR_INVALID_EMAIL") setProblems({ email: "invalidEmail" });
    setAttempts((before) => before + 1);
  }

  return {
    form,
    success,
    summary,
    initial,
    /** A consent that the customer has already given is not requested. */
    asksForOffers: !known.includes("DNE"),
    problems,
    result,
    waitMinutes,
    isExtended,
    isSending,
    showsLinkError,
    wasRefused: answered !== undefined || attempts > 0,
    sentTo,
    accepted,
    /** The outcome of requesting the mail again. */
    again,
    onSendAgain(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (accepted && !isSending) void request(accepted).then(setAgain);
    },
    onInput: () => {
      if (form.current && hasContent(fieldsIn(form.current))) setExtended(true);
    },
    onFocus({ target }: FocusEvent) {
      const { name } = target as HTMLInputElement;
      token.prepare();
      afterPress(() => enter(name));
    },
    onBlur({ target }: FocusEvent) {
      const { name } = target as HTMLInputElement;
      if (isChecked(name)) afterPress(() => leave(name));
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending) return;
      const values = fieldsIn(event.currentTarget);
      const bait = new FormData(event.currentTarget).get(newsletterFields.honeypot);
      if (bait) return succeed(values.email);
      const found = newsletterProblems(values, site);
      setExtended(true);
      setProblems(found);
      setResult(undefined);
      if (Object.keys(found).length > 0) return setAttempts((before) => before + 1);
      void send(values);
    },
  };
}

const checked: readonly string[] = [
  "email",
  "salutation",
  "firstName",
  "lastName",
  "legals",
] satisfies NewsletterField[];
const isChecked = (name: string): name is NewsletterField => checked.includes(name);

const fieldsIn = (form: HTMLFormElement): NewsletterValues =>
  valuesOf(
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );

const hasContent = ({ email, salutation, firstName, lastName }: NewsletterValues) =>
  [email, salutation, firstName, lastName].some((value) => value.trim() !== "");
