import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordGate } from '@/components/records/record-gate.tsx'
import { trpc } from '@/lib/trpc.ts'

const CampaignGate = ({ id, children }: { id: number; children: ReactNode }) => (
  <RecordGate record={useQuery(trpc.communicationCampaigns.get.queryOptions({ id }))}>{children}</RecordGate>
)

const RuleGate = ({ id, children }: { id: number; children: ReactNode }) => (
  <RecordGate record={useQuery(trpc.communicationRules.get.queryOptions({ id }))}>{children}</RecordGate>
)

const ExecutionGate = ({ id, children }: { id: number; children: ReactNode }) => (
  <RecordGate record={useQuery(trpc.communicationSends.execution.queryOptions({ id }))}>
    {children}
  </RecordGate>
)

interface ScopeGateProps {
  idCampaign?: number
  idRule?: number
  idExecution?: number
  children: ReactNode
}

/** For lists of one campaign, rule or execution: the narrowest that the address names must be there. */
export function ScopeGate({ idCampaign, idRule, idExecution, children }: ScopeGateProps) {
  if (idExecution) return <ExecutionGate id={idExecution}>{children}</ExecutionGate>
  if (idRule) return <RuleGate id={idRule}>{children}</RuleGate>
  return idCampaign ? <CampaignGate id={idCampaign}>{children}</CampaignGate> : children
}
