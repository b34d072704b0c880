/** Texts of the pages of leaflets. {from}, {to} and {date} are days without a year: "30. November". */
export interface LeafletsTexts {
  /** The name of the page that shows the leaflet of the moment. */
  title: string;
  /** "Gültig vom {from} bis {to}" */
  valid: string;
  /** Below the days: the prices are those of the moment. */
  prices: string;
  /** The leaflet ended on the day {to}. */
  over: string;
  toCurrent: string;
  /** The leaflet begins on the day {from}. */
  announced: string;
  /** Headline and text of a leaflet that ended for good. */
  ended: string;
  endedHint: string;
  /** Headline and text while there is no leaflet; {date} is the first day of the next one. */
  none: string;
  nextFrom: string;
  nextUnknown: string;
  /** "Seite {page} von {total}" */
  page: string;
  /** Two pages beside each other: "Seiten {page} und {next} von {total}". */
  pages: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  allPages: string;
  others: string;
  /** Links to other leaflets: {title} ended on the day {to}, or begins on the day {from}. */
  lastOne: string;
  nextOne: string;
}
