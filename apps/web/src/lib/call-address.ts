/** Address of a call: a number of this country, with its code or without. */
export const callAddress = (phone: string): string =>
  `tel:+55${phone.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')}`
