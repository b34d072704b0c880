import type { Market } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";

/** Countries where the harmonised label of the EU does not apply. */
const outsideEu: Market[] = ["CH", "TR"];

export interface LegalFactsProps {
  texts: Pick<
    CatalogueTexts,
    "guarantee" | "guaranteeText" | "makersGuarantee" | "manufacturer" | "oldDevices"
  >;
  market: Market;
  product: Pick<ProductDetails, "guarantee" | "isDevice">;
  /** Missing where the commerce system's products are made by others, which it does not name. */
  manufacturer?: string;
}

/** Shows who makes a product, which guarantees it has, and how old devices are taken back. */
export function LegalFacts({ texts, market, product, manufacturer }: LegalFactsProps) {
  const { guarantee, isDevice } = product;
  return (
    <>
      {manufacturer && (
        <>
          <h3>{texts.manufacturer}</h3>
          <p className="kontor-soft">{manufacturer}</p>
        </>
      )}
      <h3>{texts.guarantee}</h3>
      <p className="kontor-soft">{texts.guaranteeText}</p>
      {guarantee && manufacturer && (
        <MakersGuarantee {...{ texts, market, guarantee, manufacturer }} />
      )}
      {isDevice && (
        <>
          <h3>{texts.oldDevices.heading}</h3>
          <p className="kontor-soft">{texts.oldDevices.text}</p>
        </>
      )}
    </>
  );
}

function MakersGuarantee({
  texts: { makersGuarantee: makersGuaranteeTexts },
  market,
  guarantee: { years, term },
  manufacturer,
}: Required<Omit<LegalFactsProps, "product">> & {
  guarantee: NonNullable<ProductDetails["guarantee"]>;
}) {
  const facts = [
    [makersGuaranteeTexts.guarantor, manufacturer],
    [makersGuaranteeTexts.duration, fill(makersGuaranteeTexts.term, { years: term })],
    [makersGuaranteeTexts.conditions, makersGuaranteeTexts.conditionsText],
  ] as const;
  return (
    <>
      <h3>{makersGuaranteeTexts.heading}</h3>
      {years > 2 && !outsideEu.includes(market) && (
        <p>
          <strong>{fill(makersGuaranteeTexts.durability, { years: term })}</strong>
        </p>
      )}
      <dl className="kontor-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="kontor-soft">{makersGuaranteeTexts.rights}</p>
    </>
  );
}
