/** Amounts as whole cents, where they are counted with; on the wire they are decimal text. */

/** `9990` → `"99.90"`. */
export function fromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `"99.9"` → `9990`. Throws RangeError for what is no amount. */
export function toCents(text: string): number {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  if (whole === undefined) throw new RangeError('not an amount')
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -cents : cents
}
