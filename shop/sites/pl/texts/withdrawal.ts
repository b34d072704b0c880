import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";

export const withdrawal: WithdrawalTexts = {
  withdraw: "Odstąp od umowy",
  intro:
    "Tutaj możesz odstąpić od umowy zawartej z nami. Nie potrzebujesz konta i nie musisz podawać przyczyny.",
  aboutTheRight: "Terminy, zwrot pieniędzy i wyjątki:",
  labels: {
    name: "Imię i nazwisko",
    contract: "Zamówienie",
    email: "Adres e-mail",
    part: "Tylko ta część zamówienia",
    reason: "Przyczyna",
  },
  hints: {
    contract:
      "Numer zamówienia. Jeśli nie masz go pod ręką, podaj zamówione produkty i datę zamówienia.",
    email: "Na ten adres wyślemy potwierdzenie otrzymania oświadczenia.",
    part: "Nieobowiązkowe. Zostaw to pole puste, jeśli odstępujesz od całej umowy.",
    reason: "Nieobowiązkowe.",
  },
  review: "Sprawdź oświadczenie",
  reviewIntro:
    "Nie otrzymaliśmy jeszcze Twojego oświadczenia. Otrzymamy je, gdy wybierzesz „{confirm}”.",
  declaration: "Niniejszym odstępuję od następującej umowy:",
  confirm: "Potwierdź odstąpienie od umowy",
  change: "Zmień dane",
  received: "Otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy",
  receivedIntro: {
    mailed:
      "Ta strona jest potwierdzeniem otrzymania oświadczenia. Wyślemy je również e-mailem. Możesz ją też wydrukować lub zapisać, na przykład jako PDF.",
    notMailed:
      "Ta strona jest potwierdzeniem otrzymania oświadczenia. Tym razem nie wyślemy go e-mailem, dlatego wydrukuj lub zapisz tę stronę, na przykład jako PDF.",
  },
  receiptAddress:
    "Potwierdzenie znajdziesz ponownie pod adresem tej strony. Nie udostępniaj go: każdy, kto zna adres, może je przeczytać.",
  number: "Numer",
  receivedAt: "Data i godzina otrzymania",
  notReceived: {
    unavailable:
      "Nie możemy teraz potwierdzić otrzymania Twojego oświadczenia. Spróbuj ponownie za chwilę; nie zostanie policzone dwa razy.",
    tooMany:
      "Nie otrzymaliśmy jeszcze Twojego oświadczenia, bo z Twojej sieci przychodzi ich teraz bardzo dużo. Spróbuj ponownie później.",
  },
  byEmail: "Albo wyślij je e-mailem na adres {email}",
  mail: {
    subject: "Potwierdzenie otrzymania odstąpienia od umowy",
    text: "Otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy. Ta wiadomość potwierdza jego treść oraz datę i godzinę otrzymania. Zachowaj ją.",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ Twój adres podano przy odstąpieniu od umowy na naszej stronie. Jeśli to nie Ty, odpowiedz na tę wiadomość.",
  },
};
