import { shutdownStateLabels, type ShutdownState } from '@intranet/contract/people/shutdown-options'
import { StateBadge } from '@/components/ui/state-badge.tsx'

export function ShutdownStateMark({ state }: { state: ShutdownState }) {
  return <StateBadge state={shutdownStateLabels[state]} />
}
