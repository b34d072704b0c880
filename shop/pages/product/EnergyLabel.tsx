import type { EnergyClass } from "../../../commerce/catalogue-contract.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";

interface EnergyLabelProps {
  energyClass: EnergyClass;
  texts: CatalogueTexts["energyLabel"];
  /** Leads to the data of the product. */
  dataUrl: string;
}

/** The colours of the classes in Annex I to Regulation (EU) 2019/2015, on screens. */
const colours: Record<EnergyClass, string> = {
  A: "#00a651",
  B: "#50b848",
  C: "#bfd630",
  D: "#fff200",
  E: "#fdb913",
  F: "#f37021",
  G: "#ed1c24",
};

/** Shows the class of a product as an arrow beside the range of classes, as beside prices (Regulation (EU) 2017/1369, article 6). */
export const EnergyLabel = ({ energyClass, texts, dataUrl }: EnergyLabelProps) => (
  <p className="kontor-energy">
    <svg
      viewBox="0 0 92 44"
      role="img"
      aria-label={fill(texts.text, { class: energyClass })}
      fontFamily="Calibri, Carlito, Arial, sans-serif"
      fontWeight="700"
      textAnchor="middle"
    >
      <path d="M1 1h24v42H1Z" fill="#fff" stroke="#000" strokeWidth="1" />
      <text x="13" y="13.5" fontSize="12">
        A
      </text>
      <path d="M13 28V18M9 22l4 -5l4 5" fill="none" stroke="#000" strokeWidth="2" />
      <text x="13" y="40" fontSize="12">
        G
      </text>
      <path
        d="M25 1H70L91 22L70 43H25Z"
        fill={colours[energyClass]}
        stroke="#000"
        strokeWidth="1"
      />
      <text
        className="kontor-energy__class"
        x="50"
        y="34"
        fontSize="34"
        fill="#fff"
        stroke="#000"
        strokeWidth="1.4"
        paintOrder="stroke"
      >
        {energyClass}
      </text>
    </svg>
    <a className="kontor-link" href={dataUrl}>
      {texts.data}
    </a>
  </p>
);
