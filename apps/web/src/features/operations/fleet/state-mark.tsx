import { formatCount } from '@intranet/contract/formats'
import {
  fineStateLabels,
  maintenanceStateLabels,
  rentalStateLabels,
  vehicleIncidentStateLabels,
  vehicleRequestStateLabels,
  vehicleStateLabels,
} from '@intranet/contract/operations/fleet-options'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'

const words = {
  ...vehicleStateLabels,
  ...maintenanceStateLabels,
  ...vehicleIncidentStateLabels,
  ...rentalStateLabels,
  ...fineStateLabels,
  ...vehicleRequestStateLabels,
}
export type FleetState = keyof typeof words

/** The state of anything of the fleet, in its words. */
export function StateMark({ state }: { state: FleetState }) {
  return <StateBadge state={words[state]} />
}

/** A day that is near its end or past it, with a word beside it. */
export function DueMark({ days }: { days: number | null }) {
  if (days === null || days > 30) return null
  const text = days === 0 ? 'Vence hoje' : formatCount(days, 'dia', 'dias')
  return days < 0 ? <StateBadge state="Vencido" /> : <Badge variant="warning">{text}</Badge>
}
