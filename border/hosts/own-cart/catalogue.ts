/** Products of another system than the shop: its numbers, pages and pictures are its own. */

export interface Product {
  number: string;
  title: string;
  variant: string;
  /** In cents. */
  price: number;
  stock: number;
  page: string;
  picture: string;
}

const product = (number: string, title: string, variant: string, price: number, stock: number) => {
  const name = title.toLowerCase().replaceAll(/\W+/g, "-");
  return {
    number,
    title,
    variant,
    price,
    stock,
    page: `https://catalogue.example/${name}`,
    picture: `https://pictures.example/${name}.svg`,
  };
};

export const products: readonly Product[] = [
  product("A-100", "Teekanne Ronja", "1 Liter", 2495, 40),
  product("A-200", "Teesieb Birk", "", 695, 2),
  product("A-300", "Teedose Mattis", "250 Gramm", 1295, 0),
];

/** Maximum quantity of a product in a purchase. */
export const maxPieces = 10;

export const delivery = { price: 495, freeFrom: 6000 };
