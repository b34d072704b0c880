import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Számla",
  number: "Számla sorszáma",
  date: "Számla kelte",
  supplied: {
    home: "Teljesítés időpontja",
    store: "Teljesítés időpontja (átvehető)",
    online: "Teljesítés időpontja",
  },
  billTo: "Vevő",
  columns: {
    article: "Termék",
    quantity: "Mennyiség",
    netPrice: "Nettó egységár",
    price: "Bruttó egységár",
    taxRate: "Áfa",
    total: "Bruttó érték",
  },
  taxes: {
    rate: "Áfakulcs",
    net: "Nettó",
    tax: "Áfa",
    gross: "Bruttó",
    outside: "Ajándékkártyák: többcélú utalványok, az áfa tárgyi hatályán kívül",
  },
  back: "Vissza a rendeléshez",
  notYet:
    "A számlát itt találja, amint a rendelését feladtuk, az üzletben átvehetővé vált, vagy a hozzáférést elküldtük.",
  separate:
    "A rendelés egy részétől még a számla kiállítása előtt elállt. A többi termékről külön küldünk számlát.",
  corrected:
    "Ezt a rendelést részben vagy egészben visszavonták. A visszatérítésről külön módosító számlát küldünk.",
  note: "Kérjük, őrizze meg a számlát: szavatossági igényét is ezzel igazolhatja.",
};
