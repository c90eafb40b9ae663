import type { LinkAddress, OpenedAddress } from './address.ts'

/** An address whose search the router reads back. */
export function addressOf(path: OpenedAddress, search: object): LinkAddress {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined)
      query.set(key, typeof value === 'string' ? textParam(value) : JSON.stringify(value))
  }
  return query.size > 0 ? (`${path}?${query}` as LinkAddress) : path
}

/** Texts that would be read as something else ("12", "true") are quoted, as the router does. */
function textParam(value: string): string {
  try {
    JSON.parse(value)
    return JSON.stringify(value)
  } catch {
    return value
  }
}
