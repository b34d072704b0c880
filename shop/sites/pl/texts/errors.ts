import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Tej strony (już) nie ma",
  notFoundText:
    "Być może produkt został wycofany albo w adresie jest literówka. Skorzystaj z wyszukiwarki lub zobacz, co jest teraz popularne.",
  failureHeadline: "Coś nam wykipiało",
  failureText:
    "Po naszej stronie wystąpił błąd. Odśwież stronę za chwilę; Twój koszyk jest bezpieczny.",
  busyHeadline: "Mamy teraz duży ruch",
  busyText:
    "W tej chwili odwiedza nas więcej osób, niż możemy obsłużyć naraz. Strona za kilka sekund odświeży się sama; Twój koszyk jest bezpieczny.",
  searchHeadline: "Wyszukiwarka zaraz będzie gotowa",
  searchText:
    "Nasz sklep właśnie uruchomił się ponownie i jeszcze przygotowuje wyszukiwarkę. Strona za kilka sekund odświeży się sama; wszystkie produkty znajdziesz już teraz w kategoriach.",
  cookiesHeadline: "Twoja przeglądarka wysyła zbyt wiele plików cookie",
  cookiesText:
    "Dla tego adresu zapisano tyle plików cookie, że nie możemy obsłużyć żądania. Usuń te, które nie należą do naszego sklepu; koszyk i zalogowanie pozostaną bez zmian. Jeśli to nie pomoże, usuń w ustawieniach przeglądarki wszystkie pliki cookie tej witryny.",
  removeCookies: "Usuń pliki cookie i odśwież",
  reload: "Odśwież teraz",
  toHome: "Przejdź do strony głównej",
  reference: "Numer tego zgłoszenia",
};
