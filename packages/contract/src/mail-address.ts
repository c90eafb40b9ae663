/** Address of a mail: a `?` or `&` of an e-mail is a part of it, and names no other recipient. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`
