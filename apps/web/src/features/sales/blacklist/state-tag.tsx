import { blacklistStateNames, type BlacklistState } from '@intranet/contract/sales/blacklist-words'
import { StateBadge } from '@/components/ui/state-badge.tsx'

export const StateTag = ({ state }: { state: BlacklistState }) => (
  <StateBadge state={blacklistStateNames[state]} />
)
