/** IPv4 within IPv6 as the IPv4 address that it is, and an IPv6 address without its zone. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!
