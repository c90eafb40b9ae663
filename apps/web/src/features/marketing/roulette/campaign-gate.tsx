import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordGate } from '@/components/records/record-gate.tsx'
import { trpc } from '@/lib/trpc.ts'

/** For pages of one campaign, whose address names it by its id alone. */
export function CampaignGate({ id, children }: { id: number; children: ReactNode }) {
  const campaigns = useQuery(trpc.roulette.list.queryOptions({ filtro: { id } }))
  return (
    <RecordGate record={campaigns} missing={campaigns.data?.dados.length === 0}>
      {children}
    </RecordGate>
  )
}
