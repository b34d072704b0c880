import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { maxCorrection, type StaffCard } from "../../customer-card/card-contract.ts";
import { groupedCardNumber } from "../../customer-card/card-numbers.ts";
import { orderPaths, staffCardsPath, staffStoreCardsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { StaffFrame } from "./StaffFrame.tsx";
import { staffTime } from "./staff-order-texts.ts";
import type { StaffTool } from "./staff-tool.ts";
import { ordersTool } from "./StaffOrders.tsx";
import { StaffProblem } from "./StaffPart.tsx";
import { StaffTable } from "./StaffTable.tsx";

/** Maximum length of a reason in characters. */
export const maxReasonLength = 500;

export const cardsTool: StaffTool = {
  ...ordersTool,
  name: "Customer cards",
  about: "Beans of a card, why they were booked, and corrections.",
  link: { url: staffCardsPath, text: "Customer cards" },
};

export interface StaffCardProps {
  styles: string[];
  member: StaffMember;
  /** Random: a correction that is sent twice is booked once. */
  formKey: string;
  /** The search text. */
  text: string;
  card?: StaffCard;
  /** Why a correction was refused, with what was entered. */
  refused?: { problem: string; beans: string; note: string };
}

/** Finds a customer's card, shows its bookings, and corrects them with a reason. */
export function StaffCardPage({ styles, member, formKey, text, card, refused }: StaffCardProps) {
  return (
    <StaffFrame title="Customer cards" styles={styles} member={member}>
      <h1>Customer cards</h1>
      <form className="kontor-form" action={staffCardsPath}>
        <TextField
          id="text"
          name="text"
          label="Card number, or e-mail address of the account"
          hint="A number with a wrong digit is not found."
          defaultValue={text}
          maxLength={256}
        />
        <Button type="submit">Find</Button>
      </form>
      <p>
        <a href={staffStoreCardsPath}>Cards for stores</a>
      </p>
      {text && !card && <p role="status">No card has this number or address.</p>}
      {card && <Ledger {...{ card, formKey, refused }} />}
    </StaffFrame>
  );
}

function Ledger({
  card,
  formKey,
  refused,
}: Required<Pick<StaffCardProps, "card">> & Pick<StaffCardProps, "formKey" | "refused">) {
  const { site } = valueAt(allSites, card.site);
  const time = (at: Date) => staffTime(at, card);
  return (
    <>
      <section className="kontor-panel" aria-label="Card">
        <h2>{groupedCardNumber(card.number)}</h2>
        <p>
          {card.site}, {card.kind}
          {card.isReturned && ", given back"}
          {!card.isReturned && card.owners.length === 0 && ", in no account yet"}
        </p>
        <p>
          <strong>{card.beans} beans</strong>
        </p>
        <ul>
          {card.owners.map(({ number, name, email }) => (
            <li key={number}>
              {groupedCardNumber(number)}: {name}, {email}
            </li>
          ))}
        </ul>
      </section>
      {site.card && !card.isReturned && (
        <section className="kontor-panel" aria-label="Correction">
          <h2>Correction</h2>
          <StaffProblem text={refused?.problem} />
          <form className="kontor-form" method="post" action={`${staffCardsPath}/${card.number}`}>
            <input type="hidden" name="key" value={formKey} />
            <TextField
              id="beans"
              name="beans"
              label="Beans"
              hint={`Up to ${maxCorrection}; with a minus to take them. Never more than there are.`}
              inputMode="text"
              required
              maxLength={7}
              defaultValue={refused?.beans}
            />
            <TextArea
              id="note"
              name="note"
              label="Reason, which the customer reads"
              maxLength={maxReasonLength}
              defaultValue={refused?.note}
            />
            <Button type="submit">Book</Button>
          </form>
        </section>
      )}
      <StaffTable
        label="Bookings"
        head={["Time", "Booking", "Beans", "Valid until", "Order", "Reason"]}
      >
        {card.bookings.map(({ id, kind, beans, at, expiresAt, order, note }) => (
          <tr key={id}>
            <td>{time(at)}</td>
            <th scope="row">{kind}</th>
            <td>{beans}</td>
            <td>{expiresAt && time(expiresAt)}</td>
            <td>{order && <a href={`${orderPaths.staff}/${order}`}>{order}</a>}</td>
            <td>{note}</td>
          </tr>
        ))}
      </StaffTable>
    </>
  );
}
