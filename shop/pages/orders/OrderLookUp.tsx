import { customerPaths, orderPaths } from "../../shop-paths.ts";
import { maxEmailLength } from "../../../platform/shared/email.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";

export interface OrderLookUpProps {
  texts: SiteTexts;
  values: { number: string; email: string };
  /** Why no order is shown; identical for every number and address. */
  refusal?: string;
}

/** Renders the form with which a guest finds an order. */
export function OrderLookUp({ texts, values, refusal }: OrderLookUpProps) {
  const { orders: ordersTexts, customer } = texts;
  const refused = refusal ? { "aria-invalid": true, "aria-describedby": "order-refusal" } : {};
  return (
    <div className="kontor-page">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[]} current={ordersTexts.lookUp} />
      <div className="kontor-intro">
        <h1>{ordersTexts.lookUp}</h1>
        <p>{ordersTexts.lookUpIntro}</p>
      </div>
      <section className="kontor-panel kontor-order-look-up" aria-label={ordersTexts.lookUp}>
        {refusal && (
          <div className="kontor-notice" data-kind="error" role="alert">
            <p id="order-refusal">{refusal}</p>
          </div>
        )}
        <form className="kontor-form" method="post" action={orderPaths.lookUp} noValidate>
          <TextField
            id="order-number"
            name="number"
            label={ordersTexts.number}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            required
            {...refused}
            {...focusedIf(refusal !== undefined)}
            defaultValue={values.number}
          />
          <TextField
            id="order-email"
            name="email"
            type="email"
            label={customer.email}
            autoComplete="email"
            maxLength={maxEmailLength}
            required
            {...refused}
            defaultValue={values.email}
          />
          <p className="kontor-soft">{customer.mandatory}</p>
          <Button type="submit">{ordersTexts.lookUpButton}</Button>
        </form>
        <p className="kontor-soft">
          {customer.hasAccount}{" "}
          <a className="kontor-link" href={customerPaths.account}>
            {customer.login}
          </a>
        </p>
      </section>
    </div>
  );
}
