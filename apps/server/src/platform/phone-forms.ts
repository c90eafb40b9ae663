/** The digits of a phone as they may be stored: ERPs and people write the country's code or leave it out. */
export function phoneForms(phone: string): [local: string, withCountry: string] {
  const local = phone.replace(/^55(?=\d{10,11}$)/, '')
  return [local, `55${local}`]
}
