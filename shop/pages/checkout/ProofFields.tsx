import { Island } from "../../../border/client/Island.tsx";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { codeField } from "../../orders/checkout-contract.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";
// Declares its data.
import type {} from "./OrderProof.island.tsx";

/** Proof that the review asks for before the order is placed. */
export interface ReviewProof {
  /** For the browser to solve by itself; without it a code is needed. */
  challenge?: object;
  /** Why the code was sent; missing while none was. */
  sent?: "confirm" | "sent";
  isCodeWrong?: boolean;
}

export interface ProofFieldsProps {
  texts: Pick<CheckoutTexts, "proof">;
  email: string;
  proof: ReviewProof;
}

/** Asks for the proof of an order, above the button that places it. */
export function ProofFields({
  texts: { proof: texts },
  email,
  proof: { challenge, sent, isCodeWrong },
}: ProofFieldsProps) {
  return (
    <>
      {challenge && (
        <Island name="OrderProof" strategy="load" data={{ challenge, solving: texts.solving }}>
          <div
            className="kontor-notice"
            data-kind="error"
            role="status"
            tabIndex={-1}
            {...focusedIf(!sent)}
          >
            <p>{fill(texts.scriptless, { email })}</p>
          </div>
        </Island>
      )}
      {sent && (
        <>
          <div className="kontor-notice" role="status">
            <p>{fill(texts[sent], { email })}</p>
          </div>
          <TextField
            id="checkout-code"
            name={codeField}
            label={texts.code}
            error={isCodeWrong ? texts.wrong : undefined}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...focusedIf(true)}
          />
        </>
      )}
    </>
  );
}

/** Renders the button that sends a code: below the one that orders, which the Enter key presses. */
export const SendCode = ({ texts, proof: { sent } }: Pick<ProofFieldsProps, "texts" | "proof">) => (
  <Button type="submit" name="sendCode" value="yes" variant="secondary">
    {sent ? texts.proof.again : texts.proof.send}
  </Button>
);
