import { newsletterPaths } from "../../border-paths.ts";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { plural } from "../../../platform/shared/texts/words.ts";
import {
  formAnchor,
  newsletterFields,
  type NewsletterExtras,
  type NewsletterFormTexts,
} from "../newsletter-contract.ts";
import type { NewsletterField } from "../newsletter-rules.ts";
import { LinkedWords } from "./LinkedWords.tsx";
import { messageOf, NewsletterFields } from "./NewsletterFields.tsx";
import { NewsletterPicture, type NewsletterPictureProps } from "./NewsletterPicture.tsx";
import { HiddenFields, NewsletterSuccess } from "./NewsletterSuccess.tsx";
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
  /** Prefix of the form's ids: a page and its footer may each have a form. */
  id: string;
  texts: NewsletterFormTexts;
  extras?: NewsletterExtras;
  title?: string;
  /** The line on the welcome voucher, below the title. */
  voucher?: string;
  /** Defaults to true. */
  showVoucherFootnote?: boolean;
  /** Shows all fields to browsers without JavaScript. */
  isComplete?: boolean;
}

/**
 * The sign-up for the newsletter: a form, its success message and an error banner. The script submits it; without JavaScript it
 * is an ordinary form, which the newsletter page answers. After a sign-up it calls `onSubscribed`, dispatches
 * `kontor:newsletter-subscribed` on window and tracks `sign_up`.
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
    accepted,
    again,
    onSendAgain,
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
  // A page that answers a form shows the outcome at its top.
  const action = isComplete ? newsletterPaths.form : `${newsletterPaths.form}#${formAnchor}`;
  /**
   * Takes the focus on load when the page begins with it, otherwise by its ref when it appears, because it may be out of view.
   */
  const banner = {
    className: "kontor-newsletter__banner",
    role: "alert",
    // Screen readers announce the focused element by its name.
    "aria-labelledby": `${id}-banner`,
    tabIndex: -1,
    autoFocus: Boolean(answered) || showDoiError,
  };
  const hidden = {
    [newsletterFields.origin]: origin,
    [newsletterFields.originAddition]: originAddition,
    [newsletterFields.renderToken]: renderToken,
  };
  const errorOf = (of: typeof result) =>
    of === "ERROR_TOO_MANY" || of === "ERROR_CROWDED"
      ? plural(texts[waitTexts[of]], waitMinutes, site.locale)
      : of === "ERROR_GENERIC"
        ? texts.errorGeneric
        : undefined;
  const error = errorOf(result);

  return (
    <div className="kontor-newsletter" data-picture={images ? "" : undefined}>
      <NewsletterPicture images={images} alt={alt} discount={discount} />
      <div id={id} className="kontor-newsletter__body">
        {title && <h2 className="kontor-newsletter__title">{title}</h2>}
        {voucher && <p>{voucher}</p>}
        {result === "SUCCESS" ? (
          <NewsletterSuccess
            ref={success}
            isFirst={Boolean(answered)}
            texts={texts}
            email={sentTo}
            action={action}
            isSending={isSending}
            fields={accepted && { ...accepted, ...hidden }}
            again={again && (errorOf(again) ?? texts.sentAgain)}
            onSubmit={onSendAgain}
          />
        ) : (
          <>
            {showsLinkError && (
              <div {...banner}>
                <p id={`${id}-banner`}>{texts.linkInvalid}</p>
              </div>
            )}
            {error && (
              <div {...banner} ref={summary}>
                <p id={`${id}-banner`}>{error}</p>
              </div>
            )}
            {wasRefused && found.length > 0 && (
              <div {...banner} ref={summary}>
                <p id={`${id}-banner`}>{texts.checkFields}</p>
                <ul>
                  {found.map((field) => (
                    <li key={field}>
                      <a href={`#${id}-${field}`}>
                        {[isNamed(field) && texts[field], messageOf(field, shared)]
                          .filter(Boolean)
                          .join(" – ")}
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
              action={action}
              noValidate
              aria-busy={isSending || undefined}
              {...events}
            >
              {/* Disables the fields. */}
              <fieldset disabled={isSending}>
                <legend className="kontor-hidden">{texts.submit}</legend>
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
                <HiddenFields {...hidden} />
                {/* Hidden, so that neither people nor autofill meet it. */}
                <div hidden>
                  <input
                    type="email"
                    name={newsletterFields.honeypot}
                    tabIndex={-1}
                    autoComplete="off"
                  />
                </div>
                {/* Without ripple: the button scripts would make up half of this bundle. */}
                <button
                  type="submit"
                  className="kontor-button"
                  data-variant="activating"
                  aria-busy={isSending || undefined}
                >
                  {isSending && <span className="kontor-button__spinner" aria-hidden />}
                  <span>{texts.submit}</span>
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

/** Messages that ask the shopper to wait, by outcome. */
const waitTexts = {
  ERROR_TOO_MANY: "tooMany",
  ERROR_CROWDED: "crowded",
} as const;

/** Whether the message of a field has to name the field. */
const isNamed = (field: NewsletterField) => field !== "email" && field !== "legals";
