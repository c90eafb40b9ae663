/** Sign-ins of ERPs that give a token for a time. */
import { createHash } from 'node:crypto'
import type { ErpWay } from './erp-way.ts'

/** A token is renewed this long before it ends. */
const EARLY = 60_000

export interface SignedIn {
  value: string
  /** In milliseconds, of the clock. */
  ends: number
}

export interface TokenCache {
  forget(way: ErpWay): void
  /** A token that still holds; `refused` is one that the server no longer takes. Throws as `signIn` does. */
  take(way: ErpWay, signIn: () => Promise<SignedIn>, refused?: string): Promise<string>
}

const nameOf = ({ system, usuario, token, senha, cliente_id, cliente_segredo }: ErpWay) =>
  createHash('sha256')
    .update(JSON.stringify([system, usuario, token, senha, cliente_id, cliente_segredo]))
    .digest('hex')

/** By connection and credentials; one renewal at a time, because those who ask meanwhile wait for the same one. */
export function tokenCache(): TokenCache {
  const tokens = new Map<string, Promise<SignedIn>>()
  return {
    forget: (way) => void tokens.delete(nameOf(way)),
    async take(way, signIn, refused) {
      const name = nameOf(way)
      const kept = await tokens.get(name)?.catch(() => undefined)
      if (kept && kept.value !== refused && kept.ends - EARLY > Date.now()) return kept.value
      const latest = tokens.get(name)
      // Somebody else has begun to renew it meanwhile.
      const renewal = latest && (await latest.catch(() => undefined)) !== kept ? latest : signIn()
      tokens.set(name, renewal)
      try {
        return (await renewal).value
      } catch (error) {
        if (tokens.get(name) === renewal) tokens.delete(name)
        throw error
      }
    },
  }
}
