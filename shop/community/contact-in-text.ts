/** E-mail and web addresses, and long numbers such as those of telephones and bank accounts. */
const contact =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+\.\p{L}{2}|https?:|www\.|(?:\+|\b00)?\d(?:[ ./-]?\d){8,}/iu;

/** Reports whether a text says how to reach a person, or leads elsewhere: the rules of the community have neither. */
export const hasContact = (text: string): boolean => contact.test(text);
