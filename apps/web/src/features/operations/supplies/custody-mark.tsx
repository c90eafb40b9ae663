import { custodyStateLabels, type CustodyState } from '@intranet/contract/operations/supply-options'
import { StateBadge } from '@/components/ui/state-badge.tsx'

export function CustodyMark({ state }: { state: CustodyState }) {
  return <StateBadge state={custodyStateLabels[state]} />
}
