import type { ProductChoice } from "../../../commerce/catalogue-contract.ts";

interface ProductChoiceLinksProps {
  choice: ProductChoice;
  /** The number of the page's product. */
  current: number;
}

/** Renders the choice between products with pages of their own, such as one coffee as beans and ground, as links. */
export const ProductChoiceLinks = ({ choice, current }: ProductChoiceLinksProps) => (
  <nav className="kontor-choice" aria-labelledby="kontor-choice">
    <p id="kontor-choice">{choice.label}</p>
    <ul className="kontor-variants">
      {choice.options.map(({ number, label, url }) => (
        <li key={number}>
          <a
            className="kontor-variant"
            href={url}
            aria-current={number === current ? "page" : undefined}
          >
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
