/** `YYYY-MM-DD` of an address when it is a real day; small, because addresses are read before any screen. */
export function realDay(value: unknown): string | undefined {
  const text = String(value)
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
