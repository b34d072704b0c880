import type { SubscriptionMailTexts } from "../../../subscriptions/subscription-texts.ts";

export const subscriptionMails: SubscriptionMailTexts = {
  reason:
    "Dostajesz ten e-mail, bo na Twój adres zamówiono kawę w subskrypcji. Linki działają bez logowania, więc nie przekazuj tej wiadomości dalej.",
  facts: {
    number: "Numer subskrypcji",
    interval: "Częstotliwość dostaw",
    next: "Następną dostawę zamówimy",
    soldOut: "Gdy kawy zabraknie",
    recipient: "Prezent dla",
  },
  soldOut: {
    skip: "Pomijamy dostawę",
    alternative: "Zamiast niej {article}, nigdy drożej niż w zapowiedzi",
    similar: "Podobna kawa, nigdy drożej niż w zapowiedzi",
  },
  links: {
    skip: "Pomiń tę dostawę",
    move: "Przełóż dostawę",
    cancel: "Zrezygnuj z subskrypcji",
  },
  anyTime:
    "Przed każdą dostawą napiszemy Ci, ile kosztuje. Możesz ją wtedy jeszcze pominąć albo przełożyć, a z całej subskrypcji zrezygnować w każdej chwili, bez okresu wypowiedzenia.",
  opened: {
    subject: "Twoja subskrypcja kawy: {article}",
    text: "Twoja subskrypcja już działa. Następną dostawę zamówimy dla Ciebie {day}.",
  },
  announced: {
    subject: "{day} zamówimy nową kawę: {article}",
    text: "{day} zamówimy następną dostawę z Twojej subskrypcji. Jeśli wszystko ma zostać bez zmian, nie musisz nic robić.",
    most: "Więcej ta dostawa nie będzie kosztować. Jeśli kawa do tego czasu stanieje, zapłacisz niższą cenę.",
  },
  higherPrice: {
    title: "Cena się zmienia",
    text: "Od {day} opakowanie w dostawie kosztuje {price}. Do tego czasu obowiązuje cena {agreed}. Jeśli się nie zgadzasz, możesz w każdej chwili zrezygnować z subskrypcji, bez okresu wypowiedzenia i bez kosztów.",
  },
  placed: {
    subject: "Twoja dostawa z subskrypcji: {article}",
    late: "Tę dostawę zamówiliśmy później, niż zapowiadaliśmy. Przepraszamy. Następna przyjdzie znów w ustalonym rytmie.",
    another:
      "Twojej kawy zabrakło. Zgodnie z Twoim życzeniem tym razem dostajesz inną i płacisz najwyżej zapowiedzianą cenę.",
  },
  failed: {
    subject: "Dostawa z subskrypcji się nie odbędzie: {article}",
    text: "Nie mogliśmy zamówić tej dostawy. Nic za nią nie płacisz.",
    reasons: {
      soldOut: "Kawa jest w tej chwili wyprzedana.",
      notSold:
        "Nie sprzedajemy już tej kawy. Wybierz inną na swoim koncie albo zrezygnuj z subskrypcji.",
      address: "Pod adres z subskrypcji nie możemy dostarczyć. Popraw go na swoim koncie.",
      openOrders:
        "Masz tyle nieopłaconych zamówień, że na razie nie przyjmiemy kolejnego. Najpierw opłać zaległe faktury.",
      paymentLimit:
        "Przy tej kwocie nie oferujemy wybranej metody płatności. Wybierz inną na swoim koncie.",
    },
    next: "Subskrypcja działa dalej. Jeśli następna dostawa ma przyjść wcześniej, zmień jej termin.",
  },
  changed: {
    subject: "Zmiana w subskrypcji kawy: {article}",
    texts: {
      skip: "Jedna dostawa się nie odbędzie. Następną zamówimy {day}.",
      move: "Następną dostawę zamówimy {day}. Od tego dnia liczymy kolejne dostawy.",
      article: "Od następnej dostawy dostajesz: {article}.",
      quantity: "Nowa ilość obowiązuje od następnej dostawy.",
      interval: "Nowa częstotliwość obowiązuje po następnej dostawie ({day}).",
      whenSoldOut: "Zapisaliśmy, co zrobić, gdy Twojej kawy zabraknie.",
      address: "Od następnej dostawy wysyłamy na nowy adres.",
      payment: "Nowa metoda płatności obowiązuje od następnej dostawy.",
      resume: "Subskrypcja działa dalej. Następną dostawę zamówimy {day}.",
    },
  },
  paused: {
    subject: "Przerwa w subskrypcji kawy: {article}",
    text: "Do tego czasu nic nie wysyłamy. Wracamy {day}, a dostawę zapowiemy wcześniej.",
  },
  cancelled: {
    subject: "Rezygnacja z subskrypcji kawy: {article}",
    text: "Potwierdzamy rezygnację. Subskrypcja zakończyła się {day} i nie będzie kolejnych dostaw.",
    ordered:
      "Jedna dostawa była już w realizacji i jeszcze przyjdzie. Od tego zamówienia możesz odstąpić jak od każdego innego.",
  },
  reasonOver: "Dostajesz ten e-mail, bo na Twój adres zamówiono kawę w subskrypcji.",
  ended: {
    subject: "Koniec subskrypcji kawy: {article}",
    texts: {
      cancelled: "Subskrypcja zakończyła się {day}.",
      staff: "Nasz dział obsługi klienta zakończył subskrypcję {day}.",
      account:
        "Twoje konto zostało usunięte, a razem z nim kończy się subskrypcja. Nie będzie kolejnych dostaw.",
      delivered: "Wszystkie umówione dostawy są zamówione. Subskrypcja kończy się sama.",
      failed:
        "Nie mogliśmy zamówić kilku dostaw z rzędu, dlatego {day} zakończyliśmy subskrypcję. Nową możesz zacząć w każdej chwili.",
    },
  },
  pages: {
    skip: {
      title: "Pomiń dostawę",
      text: "Dostawa planowana na {day} się nie odbędzie. Potem wracamy do zwykłego rytmu.",
      button: "Pomiń dostawę",
      done: "Dostawa pominięta. Potwierdzenie wysłaliśmy e-mailem.",
    },
    move: {
      title: "Przełóż dostawę",
      text: "Następna dostawa jest planowana na {day}. Od nowego dnia liczymy kolejne dostawy.",
      button: "Przełóż dostawę",
      done: "Dostawa przełożona. Potwierdzenie wysłaliśmy e-mailem.",
      day: "Nowy dzień",
      outside: "Wybierz dzień od {from} do {to}.",
    },
    cancel: {
      title: "Zrezygnuj z subskrypcji",
      text: "Rezygnujesz z subskrypcji z dniem dzisiejszym. Nie będzie kolejnych dostaw, a rezygnację potwierdzimy e-mailem.",
      button: "Zrezygnuj teraz",
      done: "Subskrypcja zakończona. Potwierdzenie wysłaliśmy e-mailem.",
    },
    tooLate: {
      title: "Tej dostawy nie można już zmienić",
      text: "Jest już zamówiona albo została pominięta. Przed następną znów dostaniesz e-mail.",
    },
    ended: {
      title: "Ta subskrypcja się zakończyła",
      text: "Nie będzie kolejnych dostaw.",
    },
    invalid: {
      title: "Ten link jest nieprawidłowy",
      text: "Otwórz go bezpośrednio z naszego e-maila i sprawdź, czy jest pełny.",
    },
    find: {
      text: "Podaj numer subskrypcji i adres e-mail, a zrezygnujesz z niej także bez logowania. Numer znajdziesz w każdym e-mailu o subskrypcji.",
      number: "Numer subskrypcji",
      button: "Przejdź do rezygnacji",
      notFound:
        "Nie znaleźliśmy subskrypcji o tym numerze i adresie e-mail. Sprawdź jedno i drugie.",
    },
    unavailable:
      "Tym razem się nie udało. W Twojej subskrypcji nic się nie zmieniło. Spróbuj ponownie za chwilę.",
  },
};
