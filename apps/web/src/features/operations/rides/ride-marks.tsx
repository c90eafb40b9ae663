import {
  passengerStateLabels,
  rideStateLabels,
  type PassengerState,
  type RideState,
} from '@intranet/contract/operations/ride-options'
import { StateBadge } from '@/components/ui/state-badge.tsx'

export const RideStateMark = ({ state }: { state: RideState }) => (
  <StateBadge state={rideStateLabels[state]} />
)

export const PassengerStateMark = ({ state }: { state: PassengerState }) => (
  <StateBadge state={passengerStateLabels[state]} />
)
