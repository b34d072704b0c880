import type { Ref } from "react";
import CircleCheck from "@lucide/icons/icons/circle-check";
import { Icon } from "../../../ui/Icon.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { fill, plural } from "../../../shared/words.ts";
import {
  formAnchor,
  newsletterFields,
  newsletterPaths,
  type NewsletterExtras,
  type NewsletterFormTexts,
} from "../newsletter-contract.ts";
import type { NewsletterField } from "../newsletter-rules.ts";
import { LinkedWords } from "./LinkedWords.tsx";
import { messageOf, NewsletterFields } from "./NewsletterFields.tsx";
import { NewsletterPicture, type NewsletterPictureProps } from "./NewsletterPicture.tsx";
import { useNewsletterForm, type UseNewsletterFormOptions } from "./use-newsletter-form.ts";

export interface NewsletterFormProps
  extends
    Pick<UseNewsletterFormOptions, "site" | "renderToken" | "answered" | "track" | "onSubscribed">,
    Partial<
      Pick<
        UseNewsletterFormOptions,
        "origin" | "originAddition" | "scrollToSuccess" | "showDoiError"
      >
    >,
    NewsletterPictureProps {
  /** Begins the ids of the form: a page may have it and its footer, too. */
  id: string;
  texts: NewsletterFormTexts;
  extras?: NewsletterExtras;
  title?: string;
  /** What is said of the welcome voucher, below the title. */
  voucher?: string;
  /** By default true. */
  showVoucherFootnote?: boolean;
  /** Shows all fields to browsers without JavaScript. */
  isComplete?: boolean;
}

/**
 * The sign-up to the newsletter: a form, its success, a banner for errors. Sends by itself; without JavaScript it is an ordinary
 * form, which the newsletter's page answers. After a sign-up it calls `onSubscribed`, dispatches `kontor:newsletter-subscribed` on
 * window and tracks `sign_up`.
 */
export function NewsletterForm({
  id,
  site,
  texts,
  extras = {},
  title,
  images,
  alt,
  discount,
  voucher,
  origin = "onsite",
  originAddition = "subsite",
  scrollToSuccess = true,
  showVoucherFootnote = true,
  showDoiError = false,
  isComplete = false,
  renderToken,
  answered,
  track,
  onSubscribed,
}: NewsletterFormProps) {
  const {
    form,
    success,
    summary,
    initial,
    asksForOffers,
    problems,
    result,
    waitMinutes,
    isExtended,
    isSending,
    showsLinkError,
    wasRefused,
    sentTo,
    ...events
  } = useNewsletterForm({
    site,
    origin,
    originAddition,
    scrollToSuccess,
    showDoiError,
    renderToken,
    answered,
    track,
    onSubscribed,
  });
  const found = (Object.keys(problems) as NewsletterField[]).filter((field) => problems[field]);
  const shared = { texts, extras, problems };

  return (
    <div className="kontor-newsletter" data-picture={images ? "" : undefined}>
      <NewsletterPicture images={images} alt={alt} discount={discount} />
      <div id={id} className="kontor-newsletter__body">
        {title && <h2 className="kontor-newsletter__title">{title}</h2>}
        {voucher && <p>{voucher}</p>}
        {result === "SUCCESS" ? (
          <div ref={success} className="kontor-newsletter__success" role="status" tabIndex={-1}>
            <Icon icon={CircleCheck} size={28} />
            <p className="kontor-newsletter__thanks">{texts.success}</p>
            <p>{fill(texts.successText, { email: sentTo })}</p>
            <p className="kontor-newsletter__hint">{texts.successHint}</p>
          </div>
        ) : (
          <>
            {showsLinkError && <Banner>{texts.linkInvalid}</Banner>}
            {result === "ERROR_GENERIC" && <Banner ref={summary}>{texts.errorGeneric}</Banner>}
            {(result === "ERROR_TOO_MANY" || result === "ERROR_CROWDED") && (
              <Banner ref={summary}>
                {plural(texts[waitTexts[result]], waitMinutes, site.locale)}
              </Banner>
            )}
            {wasRefused && found.length > 0 && (
              <div ref={summary} className="kontor-newsletter__banner" role="alert" tabIndex={-1}>
                <p>{texts.checkFields}</p>
                <ul>
                  {found.map((field) => (
                    <li key={field}>
                      <a href={`#${id}-${field}`}>
                        {isNamed(field) && `${texts[field]} – `}
                        {messageOf(field, shared)}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <form
              ref={form}
              className="kontor-newsletter__form"
              method="post"
              action={`${newsletterPaths.form}#${formAnchor}`}
              noValidate
              aria-busy={isSending || undefined}
              {...events}
            >
              <fieldset disabled={isSending}>
                <TextField
                  id={`${id}-email`}
                  name="email"
                  type="email"
                  label={texts.email}
                  required
                  error={messageOf("email", shared)}
                  defaultValue={initial.email}
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                {(isExtended || isComplete) && (
                  <div className="kontor-newsletter__more" data-open={isExtended || undefined}>
                    <NewsletterFields
                      {...shared}
                      id={id}
                      site={site}
                      values={initial}
                      asksForOffers={asksForOffers}
                    />
                  </div>
                )}
                <Hidden name={newsletterFields.origin} value={origin} />
                <Hidden name={newsletterFields.originAddition} value={originAddition} />
                {renderToken && <Hidden name={newsletterFields.renderToken} value={renderToken} />}
                {/* Not shown at all, so that neither people nor what fills in forms for them meet it. */}
                <div hidden>
                  <input
                    type="email"
                    name={newsletterFields.honeypot}
                    tabIndex={-1}
                    autoComplete="off"
                  />
                </div>
                {/* Without ripple: half of this script would be that of buttons. */}
                <button
                  type="submit"
                  className="kontor-button"
                  data-variant="activating"
                  aria-busy={isSending || undefined}
                >
                  {isSending && <span className="kontor-button__spinner" aria-hidden />}
                  {texts.submit}
                </button>
              </fieldset>
              <p className="kontor-newsletter__hint">{texts.mandatory}</p>
              {showVoucherFootnote && (
                <p className="kontor-newsletter__hint">
                  <LinkedWords text={texts.voucherNote} />
                </p>
              )}
            </form>
          </>
        )}
      </div>
    </div>
  );
}

/** Whether the message for a field does not say which one it is. */
/** Why to wait. */
const waitTexts = {
  ERROR_TOO_MANY: "tooMany",
  ERROR_CROWDED: "crowded",
} as const;

const isNamed = (field: NewsletterField) => field !== "email" && field !== "legals";

const Hidden = (field: { name: string; value: string }) => <input type="hidden" {...field} />;

/** With `ref` it gets the focus when it appears: it may stand above what is in view. */
function Banner({ ref, children }: { ref?: Ref<HTMLDivElement>; children: string }) {
  return (
    <div
      ref={ref}
      className="kontor-newsletter__banner"
      role="alert"
      tabIndex={ref ? -1 : undefined}
    >
      <p>{children}</p>
    </div>
  );
}
