/** What providers say of themselves, read again every ten minutes and after a change of the settings. */
import type * as openid from 'openid-client'
import type { Deps } from '../../../platform/deps.ts'
import { discover, type Way } from './discovery.ts'

const FRESH_MS = 600_000
/** Providers of one group are a handful. */
const MOST = 50

interface Kept {
  version: number
  until: number
  config: openid.Configuration
}

const kept = new WeakMap<Deps['outgoing'], Map<number, Kept>>()

/** Throws where the provider is away. */
export async function configOf(
  deps: Pick<Deps, 'outgoing' | 'sealed'>,
  way: Way,
): Promise<openid.Configuration> {
  const cached = kept.get(deps.outgoing) ?? new Map<number, Kept>()
  kept.set(deps.outgoing, cached)
  const version = way.updated_at.getTime()
  const found = cached.get(way.id)
  if (found && found.version === version && found.until > Date.now()) return found.config
  const config = await discover(deps, way)
  if (cached.size >= MOST) cached.clear()
  cached.set(way.id, { version, until: Date.now() + FRESH_MS, config })
  return config
}
