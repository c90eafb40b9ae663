import {
  accountStateLabels,
  opinionLabels,
  requestStateLabels,
  roundStateLabels,
  type AccountState,
  type Opinion,
  type RequestState,
  type RoundState,
} from '@intranet/contract/marketing/sponsorship-words'
import { StateBadge } from '@/components/ui/state-badge.tsx'

export const RequestMark = ({ state }: { state: RequestState }) => (
  <StateBadge state={requestStateLabels[state]} />
)
export const AccountMark = ({ state }: { state: AccountState }) => (
  <StateBadge state={accountStateLabels[state]} />
)
export const RoundMark = ({ state }: { state: RoundState }) => <StateBadge state={roundStateLabels[state]} />
export const OpinionMark = ({ opinion }: { opinion: Opinion }) => (
  <StateBadge state={opinionLabels[opinion]} />
)
