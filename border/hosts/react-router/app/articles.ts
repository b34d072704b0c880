export const articles = [
  { productId: "100111", title: "Kaffee Hafenblick" },
  { productId: "101101", title: "Filterkaffeemaschine" },
];
