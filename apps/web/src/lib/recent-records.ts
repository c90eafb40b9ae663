import { DAY_MS } from '@intranet/contract/durations'
import type { LinkAddress } from './address.ts'
import { onDevice } from './stored.ts'

/** A record that a person looked at on this device. */
export interface RecentRecord {
  to: LinkAddress
  name: string
  /** Its state, in the words of its page. */
  note: string
  /** Milliseconds since 1970. */
  at: number
}

const MOST = 6
const KEEP_MS = 7 * DAY_MS
const PREFIX = 'intranet:recent:'
const keyOf = (user: number) => PREFIX + user

/** The newest first; none older than a week. */
export function recentRecords(user: number): RecentRecord[] {
  const kept = onDevice.readJson<RecentRecord[]>(keyOf(user))
  return Array.isArray(kept) ? kept.filter(({ at }) => Date.now() - at < KEEP_MS) : []
}

/** Keeps it above the others, as it is now. Signing out removes them all. */
export function noteRecord(user: number, record: Omit<RecentRecord, 'at'>): void {
  const others = recentRecords(user).filter(({ to }) => to !== record.to)
  onDevice.writeJson(keyOf(user), [{ ...record, at: Date.now() }, ...others].slice(0, MOST))
}

/** Anybody's: the session that showed these names is over. */
export function forgetRecords(): void {
  for (const key of onDevice.keys()) if (key.startsWith(PREFIX)) onDevice.drop(key)
}
