import {
  passengerStateLabels,
  rideStateLabels,
  type PassengerState,
  type RideState,
} from '@intranet/contract/operations/ride-options'
import { Badge } from '@/components/ui/badge.tsx'

const rideTones = {
  aberta: 'success',
  lotada: 'warning',
  em_andamento: 'info',
  concluida: 'neutral',
  cancelada: 'danger',
} as const
const passengerTones = {
  pendente: 'info',
  aceito: 'success',
  recusado: 'danger',
  cancelado: 'neutral',
  ausente: 'warning',
} as const

export const RideStateMark = ({ state }: { state: RideState }) => (
  <Badge tone={rideTones[state]}>{rideStateLabels[state]}</Badge>
)

export const PassengerStateMark = ({ state }: { state: PassengerState }) => (
  <Badge tone={passengerTones[state]}>{passengerStateLabels[state]}</Badge>
)
