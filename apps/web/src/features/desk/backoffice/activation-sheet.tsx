import { can } from '@intranet/contract/access'
import {
  activationSteps,
  dayPartLabels,
  type ActivationStep,
} from '@intranet/contract/desk/backoffice-options'
import { formatDate, formatDateTime, formatPhone } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeskMark } from '../desk-marks.tsx'
import { Facts } from '@/components/records/facts.tsx'
import { GiveBack } from '../take-next.tsx'
import { activationHistory } from './desk-history.ts'
import { ReportProblem } from './report-problem.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'

type Activation = Outputs['activations']['get']

const steps: { situacao: Exclude<ActivationStep, 'agendada'>; label: string; title: string; why?: string }[] =
  [
    { situacao: 'em_deslocamento', label: 'Em deslocamento', title: 'A equipe saiu?' },
    { situacao: 'em_execucao', label: 'Em execução', title: 'A instalação começou?' },
    { situacao: 'ativada', label: 'Ativada', title: 'A conexão está funcionando?' },
    { situacao: 'reagendar', label: 'Reagendar', title: 'Por que reagendar?', why: 'Motivo' },
    { situacao: 'frustrada', label: 'Frustrada', title: 'O que impediu a instalação?', why: 'Motivo' },
    { situacao: 'cancelada', label: 'Cancelar ativação', title: 'Cancelar a ativação?', why: 'Motivo' },
  ]

type Take = ReturnType<typeof useRecordStep>['take']

/** The way back from a cancelled installation, for managers (docs/desk.md#activations). */
function BeginAgain({ sale, take, busy }: { sale: number; take: Take; busy: boolean }) {
  if (!can(useSession(), 'backoffice', 'manage')) return null
  const ask = {
    title: 'Recomeçar a ativação?',
    consequences: ['Ela volta para a fila, sem agendamento nem tentativas e com um novo prazo.'],
    confirmLabel: 'Recomeçar ativação',
    cancelLabel: 'Voltar',
  }
  const run = () => api.activations.create.mutate({ objects: [{ id_venda: sale }] })
  return (
    <Button busy={busy} onClick={() => void take({ ask, run })}>
      Recomeçar ativação
    </Button>
  )
}

function Buttons({ activation }: { activation: Activation }) {
  const session = useSession()
  const [schedules, setSchedules] = useState(false)
  const { take, isPending } = useRecordStep(trpc.activations.pathFilter(), trpc.qualifications.pathFilter())
  if (!can(session, 'backoffice', 'create')) return null
  const { id, situacao: now, updated_at, id_responsavel } = activation
  const reaches = (step: ActivationStep) => (activationSteps[step] as readonly string[]).includes(now)
  return (
    <div className="flex flex-wrap gap-2">
      {reaches('agendada') && (
        <Button cooldown={false} onClick={() => setSchedules(true)}>
          Agendar
        </Button>
      )}
      {steps
        .filter(({ situacao }) => reaches(situacao))
        .map(({ situacao, label, title, why }) => (
          <Button
            variant="outline"
            key={situacao}
            busy={isPending}
            onClick={() =>
              void take({
                ask: {
                  title,
                  confirmLabel: label,
                  cancelLabel: 'Voltar',
                  ...(why && { input: reason(why, true) }),
                  ...(situacao === 'ativada' && {
                    consequences: ['A ligação de boas-vindas entra na fila, em 48 horas.'],
                  }),
                },
                run: ({ textArea }) =>
                  api.activations.changeState.mutate({
                    id,
                    situacao,
                    updated_at,
                    ...(why && { motivo: textArea }),
                  }),
              })
            }
          >
            {label}
          </Button>
        ))}
      {now === 'cancelada' && activation.situacao_venda === 'aprovada' && (
        <BeginAgain sale={activation.id_venda} take={take} busy={isPending} />
      )}
      <GiveBack
        queue="ativacoes"
        id={id}
        person={id_responsavel}
        open={!['ativada', 'cancelada'].includes(now)}
      />
      {schedules && <ScheduleDialog activation={activation} onClose={() => setSchedules(false)} />}
    </div>
  )
}

/** An installation beside its list. */
export function ActivationSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.activations.get.queryOptions({ id }))
  return (
    <RecordSheet title={read.data?.cliente ?? 'Ativação'} read={read} onClose={onClose}>
      {(activation) => (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <DeskMark state={activation.situacao} />
            <AddressLink to={`/backoffice/vendas/listagem?ver=${activation.id_venda}`} className="text-sm">
              Ver venda
            </AddressLink>
            {activation.id_qualificacao !== null && (
              <AddressLink
                to={`/backoffice/qualificacao?ver=${activation.id_qualificacao}`}
                className="text-sm"
              >
                Ver qualificação
              </AddressLink>
            )}
            {activation.situacao === 'frustrada' && (
              <ReportProblem
                origin={{
                  id_ativacao: activation.id,
                  cliente: activation.cliente,
                  id_empresa: activation.id_empresa,
                }}
              />
            )}
            <RecordHistory history={activationHistory} id={activation.id} />
          </div>
          <Buttons activation={activation} />
          <Facts
            rows={[
              ['Agendada', formatDate(activation.data_agendada)],
              ['Período', activation.periodo && dayPartLabels[activation.periodo]],
              ['OS', activation.os],
              ['Equipe', activation.equipe],
              ['Cidade', activation.cidade],
              ['Telefone', formatPhone(activation.fone)],
              ['Produto', activation.produto],
              ['Tentativas', String(activation.tentativas)],
              ['Motivo', activation.motivo],
              ['Ativada em', activation.data_ativacao && formatDateTime(activation.data_ativacao)],
              ['Responsável', activation.responsavel],
            ]}
          />
        </div>
      )}
    </RecordSheet>
  )
}
