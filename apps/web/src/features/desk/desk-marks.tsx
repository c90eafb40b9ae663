import {
  activationStateLabels,
  problemStateLabels,
  priorityLabels,
  qualificationStateLabels,
  saleStateLabels,
} from '@intranet/contract/desk/backoffice-options'
import { formatDateTime } from '@intranet/contract/formats'
import { refundStateLabels } from '@intranet/contract/desk/refund-options'
import { useState } from 'react'
import { Badge, type BadgeVariant } from '@/components/ui/badge.tsx'

const words = {
  ...saleStateLabels,
  ...activationStateLabels,
  ...problemStateLabels,
  ...qualificationStateLabels,
  ...refundStateLabels,
}
export type DeskState = keyof typeof words

const tones: Partial<Record<DeskState, BadgeVariant>> = {
  pendente: 'warning',
  em_auditoria: 'info',
  com_pendencia: 'destructive',
  aprovada: 'success',
  aguardando: 'warning',
  agendada: 'info',
  em_deslocamento: 'info',
  em_execucao: 'default',
  ativada: 'success',
  reagendar: 'warning',
  frustrada: 'destructive',
  aberto: 'warning',
  em_tratamento: 'info',
  resolvido: 'success',
  qualificado: 'success',
  nao_qualificado: 'destructive',
  solicitado: 'warning',
  em_analise: 'info',
  aprovado: 'default',
  pago: 'success',
  recusado: 'destructive',
  devolvido: 'warning',
}

/** The state of anything of the desk, in its words. */
export function DeskMark({ state }: { state: DeskState }) {
  return <Badge variant={tones[state] ?? 'secondary'}>{words[state]}</Badge>
}

const priorityTones = { baixa: 'secondary', media: 'info', alta: 'warning', critica: 'destructive' } as const
export function PriorityMark({ priority }: { priority: keyof typeof priorityTones }) {
  return <Badge variant={priorityTones[priority]}>{priorityLabels[priority]}</Badge>
}

/** Until when something has to be done; what is late says so. */
export function DueCell({ due, open }: { due: string; open: boolean }) {
  const [now] = useState(Date.now)
  const late = open && new Date(due).getTime() < now
  return (
    <span className="grid justify-items-start gap-0.5 py-0.5 whitespace-nowrap">
      {formatDateTime(due)}
      {late && <Badge variant="destructive">Atrasado</Badge>}
    </span>
  )
}
