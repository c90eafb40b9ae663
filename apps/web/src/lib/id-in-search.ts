/** A record's id out of an address's query; anything else is none. */
export const idInSearch = (value: unknown): number | undefined =>
  Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined
