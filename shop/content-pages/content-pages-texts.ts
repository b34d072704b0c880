/** Texts of content pages. */
export interface ContentPagesTexts {
  /** Above links to other pages of this kind. */
  more: string;
  /** Above the same links on the home page. */
  onHome: string;
  /** Before the time that steps take: "Dauer" */
  time: string;
  /** Before what is needed for steps: "Das brauchen Sie" */
  needs: string;
  /** A link to a film of others: "Film bei {host} ansehen" */
  watch: string;
}
