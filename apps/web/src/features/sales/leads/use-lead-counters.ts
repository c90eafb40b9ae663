import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadCounters } from '@intranet/contract/sales/lead-list'
import { currentMonth, monthLists, workLists } from '@intranet/contract/sales/lead-words'
import { trpc } from '@/lib/trpc.ts'

/** How many leads each list opens with: those of this month, or all that is to be done. */
export function useLeadCounters(): LeadCounters {
  const [month] = useState(() => currentMonth(new Date()))
  const ofMonth = useQuery(trpc.leads.counters.queryOptions({ ...month, listas: [...monthLists] }))
  const ever = useQuery(trpc.leads.counters.queryOptions({ listas: [...workLists] }))
  return { ...ofMonth.data, ...ever.data }
}
