import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadCounters } from '@intranet/contract/sales/lead-list'
import { leadLists } from '@intranet/contract/sales/lead-words'
import { workLists } from '@intranet/contract/sales/work-lists'
import { trpc } from '@/lib/trpc.ts'
import { openingPeriod, opensWithMonth, type LeadPeriod } from './opening-month.ts'

/** How many leads each list opens with: those of a period (this month by default), or all that is to be done. */
export function useLeadCounters(period?: LeadPeriod): LeadCounters {
  const [month] = useState(openingPeriod)
  const ofPeriod = useQuery(
    trpc.leads.counters.queryOptions({ ...(period ?? month), listas: leadLists.filter(opensWithMonth) }),
  )
  const ever = useQuery(trpc.leads.counters.queryOptions({ listas: [...workLists] }))
  return { ...ofPeriod.data, ...ever.data }
}
