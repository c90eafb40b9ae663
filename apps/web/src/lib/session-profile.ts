import { forgetRecords } from './recent-records.ts'
import type { Session } from './session.ts'
import { inTab, onDevice } from './stored.ts'

const KEY = 'user'

/** The copy in local storage: it is compared with the server's and decides nothing (docs/screens.md#session-on-the-device). */
export interface StoredProfile {
  userId: string
  email: string
  roles: readonly string[]
  /** Comma separated. */
  modules: string
  usuarioId: number
  employee: 'true' | 'false'
}

export function storeProfile({ userId, email, roles, modules, usuarioId, employee }: Session): void {
  const profile: StoredProfile = {
    userId,
    email,
    roles,
    modules: modules.join(','),
    usuarioId,
    employee: employee ? 'true' : 'false',
  }
  // Where it is not kept there is nothing to compare; the server decides anyway.
  onDevice.writeJson(KEY, profile)
}

export function readProfile(): StoredProfile | null {
  const stored = onDevice.readJson<StoredProfile>(KEY)
  return stored && Array.isArray(stored.roles) ? stored : null
}

/** A session that ended by itself: the drafts stay for when the person is back, names of records do not. */
export function removeProfile(): void {
  onDevice.drop(KEY)
  forgetRecords()
  inTab.clear()
}

/** Whether the stored roles are those that the server names now, in whatever order. */
export function sameRoles(stored: readonly string[], current: readonly string[]): boolean {
  const one = new Set(stored)
  return one.size === new Set(current).size && current.every((role) => one.has(role))
}

/** Calls back when another tab of this browser signs out. */
export function onProfileRemoved(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if ((event.key === KEY || event.key === null) && !readProfile()) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
