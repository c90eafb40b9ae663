import { formatCount } from '@intranet/contract/formats'
import {
  fineStateLabels,
  maintenanceStateLabels,
  rentalStateLabels,
  vehicleIncidentStateLabels,
  vehicleRequestStateLabels,
  vehicleStateLabels,
} from '@intranet/contract/operations/fleet-options'
import { Badge, type BadgeVariant } from '@/components/ui/badge.tsx'

const words = {
  ...vehicleStateLabels,
  ...maintenanceStateLabels,
  ...vehicleIncidentStateLabels,
  ...rentalStateLabels,
  ...fineStateLabels,
  ...vehicleRequestStateLabels,
}
export type FleetState = keyof typeof words

const tones: Partial<Record<FleetState, BadgeVariant>> = {
  disponivel: 'success',
  em_uso: 'info',
  manutencao: 'warning',
  pendente: 'warning',
  solicitada: 'warning',
  aprovada: 'default',
  em_execucao: 'info',
  concluida: 'success',
  recusada: 'destructive',
  aberto: 'warning',
  em_analise: 'info',
  encerrado: 'success',
  vigente: 'success',
  vencida: 'destructive',
  recebida: 'warning',
  condutor_indicado: 'info',
  termo_gerado: 'info',
  termo_assinado: 'default',
  nao_indicada: 'destructive',
  em_recurso: 'warning',
  paga: 'success',
}

/** The state of anything of the fleet, in its words. */
export function StateMark({ state }: { state: FleetState }) {
  return <Badge variant={tones[state] ?? 'secondary'}>{words[state]}</Badge>
}

/** A day that is near its end or past it, with a word beside it. */
export function DueMark({ days }: { days: number | null }) {
  if (days === null || days > 30) return null
  const text = days < 0 ? 'Vencido' : days === 0 ? 'Vence hoje' : formatCount(days, 'dia', 'dias')
  return <Badge variant={days < 0 ? 'destructive' : 'warning'}>{text}</Badge>
}
