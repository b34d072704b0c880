import Trash from "@lucide/icons/icons/trash";
import Undo2 from "@lucide/icons/icons/undo-2";
import { Fragment } from "react";
import { labelAttributes } from "../../../platform/shared/texts/label-attributes.ts";
import { formatMoney, pricePerUnit } from "../../../platform/shared/money.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { Separator } from "../../../platform/ui/Separator.tsx";
import type { EntryTexts } from "../cart-contract.ts";
import { amountText, entryId, obstacleText, type CartEntryView } from "./cart-entries.ts";
import type { CartPartProps } from "./cart-parts.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { EntryPicture } from "./EntryPicture.tsx";
import { QuantityStepper } from "./QuantityStepper.tsx";
import type { SubscriptionNotes } from "./subscription-notes.ts";
import { useRemoval } from "./use-removal.ts";

interface CartEntryProps extends CartPartProps {
  entry: CartEntryView;
  entryTexts: EntryTexts;
  /** Message about the last refused change of this entry. */
  problem?: string;
  choices?: SubscriptionNotes["entries"][string];
}

/** One entry of the cart: product, quantity, price, and a button that removes it. */
export function CartEntry({
  entry,
  entryTexts,
  problem,
  choices,
  texts,
  site,
  store,
}: CartEntryProps) {
  const { title, url, deleted } = entry;
  const { element, removeButton, undoButton, remove, undo, changeQuantity } = useRemoval(
    entry,
    store,
  );
  const isFree = entry.kind === "freeArticle";
  const obstacle = obstacleText(entry, texts, site.locale);
  // The entry shows that it is unavailable for longer than the refusal is shown.
  const isSaid = entry.obstacle && (problem === texts.articleSoldOut || problem === texts.notSold);
  const hint = isSaid ? undefined : (problem ?? (entry.obstacle ? undefined : obstacle));
  const problemId = hint ? `${entryId(entry)}-problem` : undefined;
  return (
    <li
      ref={element}
      id={entryId(entry)}
      className="kontor-cart__entry"
      data-deleted={deleted && true}
      data-obstacle={entry.obstacle}
    >
      {url ? (
        <a className="kontor-cart__picture" href={url} tabIndex={-1} aria-hidden>
          <EntryPicture base={entry.picture} sizes={pictureSizes} />
        </a>
      ) : (
        <div className="kontor-cart__picture">
          <EntryPicture base={entry.picture} sizes={pictureSizes} />
        </div>
      )}
      <div className="kontor-cart__what">
        {url ? (
          <a className="kontor-cart__title" href={url}>
            {title}
          </a>
        ) : (
          <strong className="kontor-cart__title">{title}</strong>
        )}
        {entry.label && (
          <p className="kontor-soft" {...labelAttributes(entry.label)}>
            {entry.label}
          </p>
        )}
        <EntryPrice entry={entry} entryTexts={entryTexts} texts={texts} site={site} />
        {choices && !deleted && (
          <>
            <p className="kontor-soft">{choices.text}</p>
            <p>
              <a
                className="kontor-link"
                href={choices.url}
                aria-label={`${choices.change}: ${title}`}
              >
                {choices.change}
              </a>
            </p>
          </>
        )}
        {entry.obstacle && (
          <p className="kontor-cart__obstacle">
            <strong>{`${obstacle} `}</strong>
            <span>{texts.removeToOrder}</span>
          </p>
        )}
        {hint && (
          <p id={problemId} className="kontor-cart__obstacle">
            {hint}
          </p>
        )}
      </div>
      <div className="kontor-cart__change">
        <QuantityStepper
          entry={entry}
          texts={texts}
          problemId={problemId}
          onQuantity={changeQuantity}
        />
        <ChangeForm change={entry.remove} onChange={store && remove}>
          <button
            ref={removeButton}
            className="kontor-cart__remove"
            type="submit"
            aria-label={fill(texts.removeOf, { title })}
          >
            <Icon icon={Trash} size={16} />
            <span>{texts.remove}</span>
          </button>
        </ChangeForm>
      </div>
      <p className="kontor-cart__sum">
        {!entry.obstacle && (
          <>
            <span translate={isFree ? undefined : "no"}>
              {isFree ? texts.free : amountText(entry.total, site)}
            </span>
            {entry.intervalWeeks && <small>{texts.perDelivery}</small>}
          </>
        )}
      </p>
      {deleted && (
        <div className="kontor-cart__deleted">
          <p>{fill(texts.removed, { title })}</p>
          <ChangeForm change={deleted.restore} onChange={store && undo}>
            <button
              ref={undoButton}
              className="kontor-cart__undo"
              type="submit"
              aria-label={fill(texts.undoOf, { title })}
            >
              <Icon icon={Undo2} size={16} />
              <span>{texts.undo}</span>
            </button>
          </ChangeForm>
        </div>
      )}
    </li>
  );
}

const pictureSizes = "(width < 768px) 96px, 128px";

/** The price of one item, also per kilogram or litre for articles sold by weight or volume, and the interval of a subscription. */
function EntryPrice({
  entry: { kind, price, was, grams, millilitres, intervalWeeks },
  entryTexts,
  texts,
  site,
}: Pick<CartEntryProps, "entry" | "entryTexts" | "texts" | "site">) {
  if (kind === "freeArticle") return null;
  const money = (amount: number) => formatMoney(amount, site);
  const content = grams ?? millilitres;
  const parts = [
    intervalWeeks && plural(texts.everyWeeks, intervalWeeks, site.locale),
    price && fill(texts.pricePerPiece, { price: money(price) }),
    price &&
      content &&
      fill(grams ? entryTexts.perKilogram : entryTexts.perLitre, {
        price: money(pricePerUnit(price, content, site.currency)),
      }),
    price && was && fill(entryTexts.lowestPrice, { price: money(was) }),
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return null;
  return (
    <p className="kontor-soft">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <Separator />}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
