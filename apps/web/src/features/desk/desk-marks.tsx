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
import { Badge } from '@/components/ui/badge.tsx'

const words = {
  ...saleStateLabels,
  ...activationStateLabels,
  ...problemStateLabels,
  ...qualificationStateLabels,
  ...refundStateLabels,
}
export type DeskState = keyof typeof words

const tones: Partial<Record<DeskState, 'success' | 'warning' | 'danger' | 'info' | 'primary'>> = {
  pendente: 'warning',
  em_auditoria: 'info',
  com_pendencia: 'danger',
  aprovada: 'success',
  aguardando: 'warning',
  agendada: 'info',
  em_deslocamento: 'info',
  em_execucao: 'primary',
  ativada: 'success',
  reagendar: 'warning',
  frustrada: 'danger',
  aberto: 'warning',
  em_tratamento: 'info',
  resolvido: 'success',
  qualificado: 'success',
  nao_qualificado: 'danger',
  solicitado: 'warning',
  em_analise: 'info',
  aprovado: 'primary',
  pago: 'success',
  recusado: 'danger',
  devolvido: 'warning',
}

/** The state of anything of the desk, in its words. */
export function DeskMark({ state }: { state: DeskState }) {
  return <Badge tone={tones[state]}>{words[state]}</Badge>
}

const priorityTones = { baixa: 'neutral', media: 'info', alta: 'warning', critica: 'danger' } as const
export function PriorityMark({ priority }: { priority: keyof typeof priorityTones }) {
  return <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>
}

/** Until when something has to be done; what is late says so. */
export function DueCell({ due, open }: { due: string; open: boolean }) {
  const [now] = useState(Date.now)
  const late = open && new Date(due).getTime() < now
  return (
    <span className="grid justify-items-start gap-0.5 py-0.5 whitespace-nowrap">
      {formatDateTime(due)}
      {late && <Badge tone="danger">Atrasado</Badge>}
    </span>
  )
}
