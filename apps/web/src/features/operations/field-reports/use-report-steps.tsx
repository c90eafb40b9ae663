import { can } from '@intranet/contract/access'
import { CirclePlus, Link2, MessageSquareReply } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { JoinReportDialog } from './join-report-dialog.tsx'

type Report = Outputs['fieldReports']['get']

/** What a manager of incidents may do with a report; with one of a group, all of them go along. */
export function useReportSteps(report: Report): { steps: RowAction[]; dialog: ReactNode } {
  const { id, situacao, updated_at, relatos_do_grupo: together } = report
  const decides = can(useSession(), 'incidentes', 'manage')
  const [joins, setJoins] = useState(false)
  const { take, isPending } = useRecordStep(trpc.fieldReports.pathFilter())
  if (!decides) return { steps: [], dialog: null }
  const grupo = situacao === 'aberto' && together > 1
  const answer = () =>
    void take({
      ask: {
        title: grupo ? `Responder a ${together} relatos do mesmo lugar?` : 'Responder a quem reportou?',
        confirmLabel: 'Responder',
        input: reason('Resposta', true),
      },
      run: ({ textArea }) =>
        api.fieldReports.answer.mutate({ id, updated_at, grupo, resposta: textArea ?? '' }),
    })
  const steps: RowAction[] = [
    ...(situacao === 'aberto'
      ? [
          {
            label: 'Abrir incidente',
            icon: CirclePlus,
            to: `/incidents/reports/incident/${id}` as const,
          },
        ]
      : []),
    ...(situacao === 'em_incidente'
      ? []
      : [{ label: 'Responder', icon: MessageSquareReply, disabled: isPending, onSelect: answer }]),
    { label: 'Vincular a incidente', icon: Link2, onSelect: () => setJoins(true) },
  ]
  return {
    steps,
    dialog: joins && <JoinReportDialog report={{ id, updated_at, grupo }} onClose={() => setJoins(false)} />,
  }
}
