import {
  fineStateLabels,
  maintenanceStateLabels,
  rentalStateLabels,
  vehicleIncidentStateLabels,
  vehicleRequestStateLabels,
  vehicleStateLabels,
} from '@intranet/contract/operations/fleet-options'
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
