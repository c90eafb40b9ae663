import { useSession } from '@/lib/session.ts'
import type { UnsentEntry } from './unsent-entry.ts'
import type { KindName } from './unsent-kinds.ts'
import { unsentEntries } from './unsent-state.ts'

/** What waits of the person who is signed in; of nobody else. */
export function useUnsent(): UnsentEntry[] {
  const person = useSession()?.usuarioId
  return unsentEntries.use().filter((entry) => entry.person === person)
}

/** What waits of one kind, of the person who is signed in. */
export function useUnsentOf<K extends KindName>(kind: K): UnsentEntry<K>[] {
  return useUnsent().filter((entry): entry is UnsentEntry<K> => entry.kind === kind)
}
