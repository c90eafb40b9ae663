/** A text out of an address's query: it may look like a number or a switch, or be empty. */
export const textInSearch = (value: unknown, longest = 200): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).slice(0, longest) : undefined
