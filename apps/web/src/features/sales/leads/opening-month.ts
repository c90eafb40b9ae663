import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { workLists } from '@intranet/contract/sales/work-lists'
import { currentMonth } from '@intranet/contract/today'

/** Days of creation, both included; an empty one is all dates. */
export interface LeadPeriod {
  de?: string
  ate?: string
}

export const opensWithMonth = (lista: LeadListKey) => !workLists.includes(lista)

/** What lead lists open with, unless they hold what is to be done. */
export const openingPeriod = (): LeadPeriod => currentMonth(new Date())
