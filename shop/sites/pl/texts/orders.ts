import type { OrderTexts } from "../../../orders/order-texts.ts";

export const orders: OrderTexts = {
  orders: "Twoje zamówienia",
  ordersIntro: "Tu znajdziesz swoje zamówienia i sprawdzisz, na jakim są etapie.",
  none: "Nie masz jeszcze żadnych zamówień.",
  order: "Zamówienie {number}",
  number: "Numer zamówienia",
  placedAt: "Data zamówienia",
  state: "Status",
  states: {
    placed: "Otrzymane",
    paid: "Opłacone",
    shipped: "W drodze",
    delivered: "Doręczone",
    ready: "Gotowe do odbioru",
    collected: "Odebrane",
    accessSent: "Dostęp wysłany",
    cancelled: "Anulowane",
    withdrawn: "Odstąpiono od umowy",
  },
  stateHints: {
    placed: "Otrzymaliśmy Twoje zamówienie. Jego status sprawdzisz zawsze na tej stronie.",
    paid: "Przygotowujemy Twoje zamówienie i napiszemy, gdy wszystko będzie gotowe.",
    shipped: "Twoje zakupy są w drodze.",
    delivered: "Twoje zakupy są już na miejscu. Niech dobrze służą!",
    ready: "Twoje zakupy czekają na odbiór w sklepie.",
    collected: "Twoje zakupy zostały odebrane. Niech dobrze służą!",
    accessSent: "Dostęp wysłaliśmy e-mailem. Miłego korzystania!",
    cancelled: "Jeśli przelew już wyszedł, zwrócimy pieniądze najpóźniej w ciągu 14 dni.",
    withdrawn: "Otrzymaliśmy Twoje oświadczenie. Jeśli masz już towar, odeślij go nam.",
  },
  thanks: "Dziękujemy za zamówienie",
  thanksText: "Potwierdzenie jest w drodze na adres {email}.",
  secretAddress:
    "Pod adresem tej strony znajdziesz swoje zamówienie. Nie udostępniaj go: każdy, kto go zna, zobaczy Twoje dane.",
  articles: "Produkty",
  quantity: "Ilość: {quantity}",
  show: "Zobacz",
  cancel: "Anuluj zamówienie",
  cancelHint: "To nic nie kosztuje, dopóki Twoje zakupy nie są w drodze ani gotowe do odbioru.",
  tooLate:
    "Tego zamówienia nie można już anulować. Jeśli towar jest w drodze lub czeka na odbiór, możesz go zwrócić.",
  again: "Zamów ponownie",
  againHint: "Dodaje te same produkty do Twojego koszyka.",
  againPartly:
    "Niektóre produkty z tego zamówienia są teraz niedostępne. Wszystkie inne są w koszyku.",
  lookUp: "Znajdź zamówienie",
  lookUpIntro:
    "Zamówienie bez konta? Jego numer znajdziesz w potwierdzeniu zamówienia. Adres e-mail to ten, na który je wysłaliśmy.",
  lookUpButton: "Pokaż zamówienie",
  notFound: "Nie znaleźliśmy zamówienia o tym numerze i adresie e-mail. Sprawdź jedno i drugie.",
  tooManyLookUps: {
    one: "Zbyt wiele prób. Spróbuj ponownie za {count} minutę.",
    few: "Zbyt wiele prób. Spróbuj ponownie za {count} minuty.",
    many: "Zbyt wiele prób. Spróbuj ponownie za {count} minut.",
    other: "Zbyt wiele prób. Spróbuj ponownie za {count} minuty.",
  },
};
