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
  concluida: 'secondary',
  cancelada: 'destructive',
} as const
const passengerTones = {
  pendente: 'info',
  aceito: 'success',
  recusado: 'destructive',
  cancelado: 'secondary',
  ausente: 'warning',
} as const

export const RideStateMark = ({ state }: { state: RideState }) => (
  <Badge variant={rideTones[state]}>{rideStateLabels[state]}</Badge>
)

export const PassengerStateMark = ({ state }: { state: PassengerState }) => (
  <Badge variant={passengerTones[state]}>{passengerStateLabels[state]}</Badge>
)
