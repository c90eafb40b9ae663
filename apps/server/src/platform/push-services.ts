/** The push services that notices may go through: a browser names its own (docs/push.md#services). */
import { isLoopback, type Env } from './env.ts'
import { hostOf, readHosts } from './outgoing-addresses.ts'

/** Those of Chrome and other Chromium browsers, Firefox, Safari, and Edge. */
const KEPT = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

/** Hosts of push services: the kept ones and those of PUSH_HOSTS. None where it says `none`. */
export const pushHosts = ({ PUSH_HOSTS }: Pick<Env, 'PUSH_HOSTS'>): readonly string[] =>
  PUSH_HOSTS.includes('none') ? [] : [...KEPT, ...PUSH_HOSTS]

/**
 * The service of an address, as the list names it; null for any other. The address has to be https, or of this machine, where
 * the setting names it.
 */
export function pushServiceOf(env: Pick<Env, 'PUSH_HOSTS'>, address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.username || url.password) return null
  const usual = url.protocol === 'https:' && url.port === ''
  if (!usual && !(isLoopback(address) && /^https?:$/.test(url.protocol))) return null
  return pushHosts(env).find((host) => readHosts([host])(hostOf(url))) ?? null
}
