/**
 * The destinations of codes, cached for a second: even a very popular link costs one statement per second and server.
 */
import { linkCode } from '@intranet/contract/sales/link-consent'
import type { Database } from '@intranet/db/connection'
import { findPublicLink, type PublicLink } from './public-link.queries.ts'

/** So long may a server still lead to where a link led before an edit. */
const REMEMBERED_MS = 1000
const MAX_REMEMBERED = 10_000

export interface LinkAddress {
  /** Null when the link does not exist or was deleted. */
  id: number | null
  location: string
  until: number
}

/** The intranet's own form; it also shows a friendly message if a link does not exist. */
const formAddress = (codigo: string) => `/contratar/${linkCode.safeParse(codigo).success ? codigo : 'link'}`

/**
 * The destination with where the visitor came from (docs/sales.md#making-a-link). `trk` is the code, for leads sent
 * back by API.
 */
function destinationAddress({ destino, ...link }: PublicLink, codigo: string): string {
  const address = new URL(destino!)
  const { searchParams: query } = address
  query.set('chn', String(link.id_canal))
  query.set('cmp', String(link.id_campanha))
  query.set('dst', String(link.id_destino))
  query.set('provedor', link.sistema)
  query.set('trk', codigo)
  return address.href
}

export function createLinkAddresses(db: Database) {
  const remembered = new Map<string, LinkAddress>()
  const reading = new Map<string, Promise<LinkAddress>>()

  async function read(codigo: string): Promise<LinkAddress> {
    const link = linkCode.safeParse(codigo).success ? await findPublicLink(db, codigo) : undefined
    const location = link?.destino ? destinationAddress(link, codigo) : formAddress(codigo)
    const address = { id: link?.id ?? null, location, until: Date.now() + REMEMBERED_MS }
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(codigo, address)
    return address
  }

  return {
    /** The address, if it is in the cache. */
    peek(codigo: string): LinkAddress | undefined {
      const address = remembered.get(codigo)
      return address && address.until > Date.now() ? address : undefined
    },
    /** Reads it; requests that arrive during the reading wait for the same answer. */
    read(codigo: string): Promise<LinkAddress> {
      let answer = reading.get(codigo)
      if (!answer) {
        answer = read(codigo).finally(() => reading.delete(codigo))
        reading.set(codigo, answer)
      }
      return answer
    },
  }
}
