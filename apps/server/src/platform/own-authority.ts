/** The authority that an address names for its certificate: docs/deploy.md#own-authorities. */
import { readFileSync } from 'node:fs'

const PARAMETER = 'ca'

export interface Trusting {
  /** The address without the name of the file. */
  url: string
  /** The one authority that is trusted there; undefined where the public ones are. */
  ca: Buffer | undefined
}

/** Reads `?ca=/path/of/authority.pem`. Throws where the file cannot be read. */
export function readAuthority(address: string): Trusting {
  const url = new URL(address)
  const path = url.searchParams.get(PARAMETER)
  if (path === null) return { url: address, ca: undefined }
  url.searchParams.delete(PARAMETER)
  return { url: url.href, ca: readFileSync(path) }
}

/** TLS to a neighbour whose certificate is checked, by its authority alone where there is one. */
export const checkedTls = (ca: Buffer | undefined) =>
  ({ rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(ca && { ca }) }) as const
