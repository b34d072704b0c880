/** An address that its owner recognises and others cannot use: "i…a@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = [...email.slice(0, at)];
  const shown = local.length > 2 ? `${local[0]}…${local.at(-1)}` : `${local[0]}…`;
  return shown + email.slice(at);
}
