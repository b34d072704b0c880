import {
  declarationFields,
  type Declaration,
  type WithdrawalTexts,
} from "../../withdrawal/withdrawal-contract.ts";

/** Renders a declaration as the shopper made it. */
export function DeclarationList({
  declaration,
  texts,
}: {
  declaration: Declaration;
  texts: Pick<WithdrawalTexts, "declaration" | "labels">;
}) {
  return (
    <>
      <p>{texts.declaration}</p>
      <dl>
        {declarationFields
          .filter((field) => declaration[field] !== "")
          .map((field) => (
            <div key={field}>
              <dt>{texts.labels[field]}</dt>
              <dd translate="no">{declaration[field]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
