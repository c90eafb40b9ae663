import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import type { KindName } from '@/lib/unsent/unsent-kinds.ts'

const kinds = ['fieldReport', 'checkOut', 'checkIn', 'seat'] as const satisfies KindName[]

/** Kinds that have a form; a tick or a code is sent again as it is, or given up. */
export type Mendable = UnsentEntry<(typeof kinds)[number]>

export const mayMend = (kind: KindName): kind is Mendable['kind'] =>
  (kinds as readonly KindName[]).includes(kind)
