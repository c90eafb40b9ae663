/** `respostas+<key>@rh.exemplo.com.br`: where an answer to a candidate's mail comes to. */

const KEY = /\+([0-9a-f]{32})@/i

/** The address of one application, below the configured one. */
export const addressOf = (configured: string, key: string): string => configured.replace('@', `+${key}@`)

/** The keys among the addresses that a mail was sent to. */
export const keysIn = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => KEY.exec(address)?.[1]?.toLowerCase() ?? [])),
]
