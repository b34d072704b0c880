import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import {
  maxStoreCards,
  type StoreCardBatch,
  type StoreCardBatchEntry,
} from "../../customer-card/card-contract.ts";
import { groupedCardNumber } from "../../customer-card/card-numbers.ts";
import { staffCardsPath, staffStoreCardsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { StaffFrame } from "./StaffFrame.tsx";
import { staffTime } from "./staff-order-texts.ts";
import { StaffProblem } from "./StaffPart.tsx";
import { StaffTable } from "./StaffTable.tsx";

interface StaffProps {
  styles: string[];
  member: StaffMember;
}

export interface StaffStoreCardsProps extends StaffProps {
  /** Random: a form that is sent twice makes cards once. */
  formKey: string;
  batches: StoreCardBatchEntry[];
  /** The form that was refused. */
  refused?: { site: string; count: string };
}

const batchHead = ["Time", "Site", "Cards", "In accounts"];

/** Makes cards for a store, and lists the last ones. */
export function StaffStoreCards({
  styles,
  member,
  formKey,
  batches,
  refused,
}: StaffStoreCardsProps) {
  return (
    <StaffFrame title="Cards for stores" styles={styles} member={member}>
      <p>
        <a href={staffCardsPath}>Customer cards</a>
      </p>
      <h1>Cards for stores</h1>
      <p>
        Each has a number and a code. A customer adds the card to an account with both, so give the
        code to no one else.
      </p>
      <StaffProblem
        text={refused && `Choose a site with cards, and 1 to ${maxStoreCards} of them.`}
      />
      <form className="kontor-form" method="post" action={staffStoreCardsPath}>
        <input type="hidden" name="key" value={formKey} />
        <Select
          id="site"
          name="site"
          label="Site"
          required
          defaultValue={refused?.site}
          options={sitesWithCards.map((code) => ({ value: code, text: code }))}
        />
        <TextField
          id="count"
          name="count"
          label="Cards"
          hint={`Up to ${maxStoreCards}`}
          inputMode="numeric"
          required
          maxLength={3}
          defaultValue={refused?.count}
        />
        <Button type="submit">Make cards</Button>
      </form>
      {batches.length > 0 && (
        <StaffTable label="Last cards" head={batchHead}>
          {batches.map(({ id, site, issuedAt, count, attached }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`${staffStoreCardsPath}/${id}`}>{staffTime(issuedAt, { site })}</a>
              </th>
              <td>{site}</td>
              <td>{count}</td>
              <td>{attached}</td>
            </tr>
          ))}
        </StaffTable>
      )}
    </StaffFrame>
  );
}

const sitesWithCards: SiteCode[] = siteCodes.filter((code) => allSites[code].site.card);

/** Lists cards that were made together, to be printed. */
export function StaffStoreCardSheet({
  styles,
  member,
  batch: { site, issuedAt, cards },
}: StaffProps & { batch: StoreCardBatch }) {
  return (
    <StaffFrame title="Cards for stores" styles={styles} member={member}>
      <p>
        <a href={staffStoreCardsPath}>Cards for stores</a>
      </p>
      <h1>{`${cards.length} cards, ${site}, ${staffTime(issuedAt, { site })}`}</h1>
      <StaffTable label="Cards" head={["Number", "Code", "State"]}>
        {cards.map(({ number, code, isAttached }) => (
          <tr key={number}>
            <th scope="row">
              <a href={`${staffCardsPath}?text=${number}`}>{groupedCardNumber(number)}</a>
            </th>
            <td>
              <code>{code}</code>
            </td>
            <td>{isAttached ? "in an account" : "free"}</td>
          </tr>
        ))}
      </StaffTable>
    </StaffFrame>
  );
}
