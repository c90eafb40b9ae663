import { sharedValue } from '@/lib/shared-value.ts'
import type { UnsentEntry } from './unsent-entry.ts'

/** What waits of one person, as the pages of this tab show it. */
export const unsentEntries = sharedValue<readonly UnsentEntry[]>([])
