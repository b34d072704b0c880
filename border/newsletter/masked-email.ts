/** Masks an address so that its owner recognises it and others cannot use it: "i…a@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const end = local.length > 2 ? local.slice(-1) : "";
  return `${local.slice(0, 1)}…${end}${email.slice(at)}`;
}
