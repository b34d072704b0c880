import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import Trash from "@lucide/icons/icons/trash";
import Undo2 from "@lucide/icons/icons/undo-2";
import { Fragment, type FormEvent } from "react";
import { formatMoney, pricePerKilogram } from "../../../shared/money.ts";
import { fill, plural } from "../../../shared/words.ts";
import { cartPagePath } from "../cart-contract.ts";
import { cartFields, fieldsOf } from "../cart-form.ts";
import { cartLimits } from "../cart-limits.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { amountText, entryId, obstacleText, type CartEntryView } from "./cart-entries.ts";
import type { CartPartProps, EntryTexts } from "./cart-parts.ts";
import { ChangeFields } from "./ChangeFields.tsx";
import { EntryPicture } from "./EntryPicture.tsx";
import { useRemoval } from "./use-removal.ts";

interface CartEntryProps extends CartPartProps {
  entry: CartEntryView;
  entryTexts: EntryTexts;
  /** Why the last change of this entry was refused. */
  problem?: string;
}

/** One entry of the cart: product, quantity, price, and a button that removes it. */
export function CartEntry({ entry, entryTexts, problem, texts, site, store }: CartEntryProps) {
  const { title, url, quantity, setQuantity, deleted } = entry;
  const { element, removeButton, undoButton, remove, undo } = useRemoval(entry, store);
  const obstacle = obstacleText(entry, texts);
  // That nothing is left to buy, the entry says for longer than the refusal.
  const isSaid = entry.obstacle && (problem === texts.articleSoldOut || problem === texts.notSold);
  const hint = isSaid ? undefined : (problem ?? (entry.obstacle ? undefined : obstacle));
  const problemId = hint ? `${entryId(entry)}-problem` : undefined;
  const onSubmit = (event: FormEvent) => {
    if (!store) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (
      setQuantity &&
      submitter instanceof HTMLButtonElement &&
      submitter.name === cartFields.quantity
    )
      void store.change(setQuantity(Number(submitter.value)));
    else remove();
  };
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
        {entry.label && <p className="kontor-soft">{entry.label}</p>}
        <EntryPrice entry={entry} entryTexts={entryTexts} texts={texts} site={site} />
        {entry.obstacle && (
          <p className="kontor-cart__obstacle">
            <strong>{obstacle}</strong> {texts.removeToOrder}
          </p>
        )}
        {hint && (
          <p id={problemId} className="kontor-cart__obstacle">
            {hint}
          </p>
        )}
      </div>
      <form className="kontor-cart__change" method="post" action={cartPagePath} onSubmit={onSubmit}>
        <ChangeFields changes={setQuantity ? [entry.remove, setQuantity(0)] : [entry.remove]} />
        {setQuantity && (
          <div className="kontor-stepper">
            <button
              type="submit"
              name={cartFields.quantity}
              value={quantity - 1}
              aria-label={fill(texts.lessOf, { title })}
              disabled={quantity <= 1}
            >
              <Icon icon={Minus} size={16} />
            </button>
            <span className="kontor-stepper__value">
              <span className="kontor-hidden">{texts.quantity} </span>
              {quantity}
            </span>
            <button
              type="submit"
              name={cartFields.quantity}
              value={quantity + 1}
              aria-label={fill(texts.moreOf, { title })}
              aria-describedby={problemId}
              disabled={quantity >= cartLimits.piecesPerArticle}
            >
              <Icon icon={Plus} size={16} />
            </button>
          </div>
        )}
        <button
          ref={removeButton}
          className="kontor-cart__remove"
          type="submit"
          name={cartFields.change}
          value={fieldsOf(entry.remove).change}
          aria-label={fill(texts.removeOf, { title })}
        >
          <Icon icon={Trash} size={16} /> <span>{texts.remove}</span>
        </button>
      </form>
      <p className="kontor-cart__sum">
        {!entry.obstacle && (
          <>
            {entry.kind === "freeArticle" ? texts.free : amountText(entry.total, site)}
            {entry.intervalWeeks && <small>{texts.perDelivery}</small>}
          </>
        )}
      </p>
      {deleted && (
        <div className="kontor-cart__deleted">
          <p>{fill(texts.removed, { title })}</p>
          <button
            ref={undoButton}
            className="kontor-cart__undo"
            type="button"
            aria-label={fill(texts.undoOf, { title })}
            onClick={undo}
          >
            <Icon icon={Undo2} size={16} /> {texts.undo}
          </button>
        </div>
      )}
    </li>
  );
}

const pictureSizes = "(width < 768px) 96px, 128px";

/** What one piece costs, per kilogram as well where it is sold by weight; of a subscription its interval. */
function EntryPrice({
  entry: { kind, price, was, grams, intervalWeeks },
  entryTexts,
  texts,
  site,
}: Pick<CartEntryProps, "entry" | "entryTexts" | "texts" | "site">) {
  if (kind === "freeArticle") return null;
  const money = (amount: number) => formatMoney(amount, site);
  const amounts =
    price === undefined
      ? []
      : [
          fill(texts.pricePerPiece, { price: money(price) }),
          grams &&
            !intervalWeeks &&
            fill(entryTexts.perKilogram, {
              price: money(pricePerKilogram(price, grams, site.currency)),
            }),
          was && fill(entryTexts.lowestPrice, { price: money(was) }),
        ];
  const interval = intervalWeeks && plural(texts.everyWeeks, intervalWeeks, site.locale);
  const parts = [interval, ...amounts].filter((part) => typeof part === "string");
  if (parts.length === 0) return null;
  return (
    <p className="kontor-soft">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && " · "}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
