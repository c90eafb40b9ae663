import type { LeadListKey } from './lead-words.ts'

/**
 * The lists of work to do and the blocklist, without a limit of age; the other lists open with the current month
 * (docs/sales.md#opening-month).
 */
export const workLists: readonly LeadListKey[] = ['overdue', 'today', 'stalled', 'coverage', 'blocklist']
