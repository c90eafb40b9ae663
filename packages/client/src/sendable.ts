/** Refuses, before it is sent, what JSON would silently turn into null. */

const unsendable = (value: unknown): boolean =>
  (typeof value === 'number' && !Number.isFinite(value)) ||
  (value instanceof Date && Number.isNaN(value.getTime()))

/** Throws a TypeError that names the first NaN, infinite number or invalid date within `value`. */
export function assertSendable(value: unknown, place = 'input'): void {
  if (unsendable(value))
    throw new TypeError(`${place} is ${value instanceof Date ? 'an invalid date' : String(value)}`)
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  for (const [key, part] of Object.entries(value)) assertSendable(part, `${place}.${key}`)
}
