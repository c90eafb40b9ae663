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

const words = {
  ...vehicleStateLabels,
  ...maintenanceStateLabels,
  ...vehicleIncidentStateLabels,
  ...rentalStateLabels,
  ...fineStateLabels,
  ...vehicleRequestStateLabels,
}
export type FleetState = keyof typeof words

const tones: Partial<Record<FleetState, 'success' | 'warning' | 'danger' | 'info' | 'primary'>> = {
  disponivel: 'success',
  em_uso: 'info',
  manutencao: 'warning',
  pendente: 'warning',
  solicitada: 'warning',
  aprovada: 'primary',
  em_execucao: 'info',
  concluida: 'success',
  recusada: 'danger',
  aberto: 'warning',
  em_analise: 'info',
  encerrado: 'success',
  vigente: 'success',
  vencida: 'danger',
  recebida: 'warning',
  condutor_indicado: 'info',
  termo_gerado: 'info',
  termo_assinado: 'primary',
  nao_indicada: 'danger',
  em_recurso: 'warning',
  paga: 'success',
}

/** The state of anything of the fleet, in its words. */
export function StateMark({ state }: { state: FleetState }) {
  return <Badge tone={tones[state]}>{words[state]}</Badge>
}

/** A day that is near its end or past it, with a word beside it. */
export function DueMark({ days }: { days: number | null }) {
  if (days === null || days > 30) return null
  const text = days < 0 ? 'Vencido' : days === 0 ? 'Vence hoje' : formatCount(days, 'dia', 'dias')
  return <Badge tone={days < 0 ? 'danger' : 'warning'}>{text}</Badge>
}
