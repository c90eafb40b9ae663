import { DAY_MS } from '@intranet/contract/durations'
import type { LinkAddress } from './address.ts'

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
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]') as RecentRecord[]
    return kept.filter(({ at }) => Date.now() - at < KEEP_MS)
  } catch {
    return []
  }
}

/** Keeps it above the others, as it is now. Signing out removes them all. */
export function noteRecord(user: number, record: Omit<RecentRecord, 'at'>): void {
  const others = recentRecords(user).filter(({ to }) => to !== record.to)
  try {
    localStorage.setItem(
      keyOf(user),
      JSON.stringify([{ ...record, at: Date.now() }, ...others].slice(0, MOST)),
    )
  } catch {
    // A full or blocked storage only means that nothing is remembered.
  }
}

/** Anybody's: the session that showed these names is over. */
export function forgetRecords(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
