import type { PaymentTexts } from "../../../orders/payment/payment-contract.ts";

export const payment: PaymentTexts = {
  kinds: {
    invoice: {
      name: "Przelew po otrzymaniu zakupów",
      hint: "Płacisz przelewem na podstawie faktury, w ciągu {days} dni od otrzymania zakupów.",
      next: "Zapłać przelewem po otrzymaniu zakupów, najpóźniej {date}.",
    },
    prepayment: {
      name: "Przelew z góry",
      hint: "Zapłać przelewem w ciągu {days} dni. Zamówienie realizujemy, gdy pieniądze wpłyną na nasze konto.",
      next: "Zapłać przelewem do {date}. Do tego dnia rezerwujemy dla Ciebie produkty, a zamówienie zrealizujemy, gdy tylko pieniądze wpłyną na nasze konto. Jeśli kilka dni po tym terminie pieniędzy nadal nie będzie, anulujemy zamówienie.",
    },
  },
  overview: {
    columns: { name: "Metoda płatności", terms: "Jak płacisz", amount: "Wartość zamówienia" },
    upTo: "do {amount}",
    any: "dowolna",
  },
  heading: "Dane do przelewu",
  labels: {
    recipient: "Odbiorca",
    iban: "IBAN",
    account: "Numer rachunku",
    bic: "BIC",
    bank: "Bank",
    amount: "Kwota",
    dueAt: "Termin płatności",
  },
  reference: "Tytuł przelewu",
  referenceHint: "Wpisz dokładnie ten tytuł: dzięki niemu rozpoznamy Twoją wpłatę.",
  copying: {
    copy: "Kopiuj",
    copied: "Skopiowano: {name}",
    selected: "Zaznaczono do skopiowania: {name}",
  },
  code: {
    heading: "Zapłać w aplikacji banku",
    hint: "Zeskanuj kod w aplikacji swojego banku. Przelew wypełni się sam, wystarczy go zatwierdzić.",
    alternative: "Kod QR z danymi przelewu: {amount}, odbiorca {recipient}, tytuł {reference}.",
  },
  nothingToPay: "Za to zamówienie nie trzeba nic płacić.",
  paid: "Otrzymaliśmy Twoją płatność. Dziękujemy!",
  noLongerDue: "Za to zamówienie nie trzeba już nic płacić.",
  partlyDue: "Od umowy odstąpiono w części. Ile pozostaje do zapłaty, napiszemy w e-mailu.",
};
