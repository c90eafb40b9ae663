import { isOpenInterview, recommendationLabels } from '@intranet/contract/careers/interview-options'
import { common } from '@intranet/contract/messages'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { CalendarClock, CircleCheck, CircleX, Pencil, UserX } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { RowActions, type RowAction } from '@/components/table/row-actions.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useNow } from '@/lib/use-now.ts'
import { useSave } from '@/lib/use-save.ts'
import type { Interview } from './interview-form.tsx'
import { InterviewStateMark } from './interview-state-mark.tsx'
import { OpinionForm } from './opinion-form.tsx'

function useInterviewSteps() {
  const confirm = useConfirm()
  const end = useSave(trpc.interviews.end.mutationOptions(), {
    saved: common.statusUpdated,
    changes: [trpc.interviews.pathFilter()],
  })
  async function cancel({ id, updated_at }: Interview) {
    const wanted = await confirm({
      title: 'Cancelar a entrevista?',
      consequences: ['Candidato e entrevistadores são avisados, e ela sai dos calendários.'],
      confirmLabel: 'Cancelar entrevista',
      cancelLabel: 'Voltar',
    })
    if (wanted) end.mutate({ id, updated_at, situacao: 'cancelada' })
  }
  return { end, cancel }
}

function Opinions({ interview }: { interview: Interview }) {
  const { pareceres, ocultos } = interview
  return (
    <>
      {pareceres.map((opinion) => (
        <div key={opinion.id_usuario} className="text-sm">
          <b className="font-semibold">{opinion.autor ?? 'Pessoa removida'}</b>:{' '}
          {recommendationLabels[opinion.recomendacao]}
          <span className="block text-xs text-muted-foreground">
            {opinion.notas.map(({ criterio, nota }) => `${criterio} ${nota}`).join(' · ')}
          </span>
          {opinion.texto && <p className="break-words">{opinion.texto}</p>}
        </div>
      ))}
      {ocultos > 0 && (
        <p className="text-xs text-muted-foreground">
          {formatCount(ocultos, 'parecer aparece', 'pareceres aparecem')} depois que você enviar o seu.
        </p>
      )}
    </>
  )
}

interface InterviewCardProps {
  interview: Interview
  /** Whether its application waits for a decision. */
  open: boolean
  onMove: () => void
}

/** An interview with its answer, its opinions and, for its interviewer, the form. */
export function InterviewCard({ interview, open, onMove }: InterviewCardProps) {
  const { end, cancel } = useInterviewSteps()
  const { id, updated_at, inicio, fim, situacao, pedido, participantes } = interview
  const now = useNow()
  const begun = new Date(inicio).getTime() <= now
  const actions: RowAction[] = interview.pode_alterar
    ? [
        ...(open ? [{ label: 'Mudar', icon: Pencil, onSelect: onMove } satisfies RowAction] : []),
        ...(begun
          ? ([
              {
                label: 'Realizada',
                icon: CircleCheck,
                onSelect: () => end.mutate({ id, updated_at, situacao: 'realizada' }),
              },
              {
                label: 'Não compareceu',
                icon: UserX,
                onSelect: () => end.mutate({ id, updated_at, situacao: 'ausente' }),
              },
            ] satisfies RowAction[])
          : []),
        ...(open
          ? ([
              {
                label: 'Cancelar',
                icon: CircleX,
                variant: 'destructive',
                separated: true,
                onSelect: () => void cancel(interview),
              },
            ] satisfies RowAction[])
          : []),
      ]
    : []
  const asks =
    open &&
    interview.participa &&
    !interview.enviou &&
    begun &&
    situacao !== 'cancelada' &&
    situacao !== 'ausente'
  return (
    <Card asChild className="grid gap-2 p-3">
      <li>
        <div className="flex flex-wrap items-center gap-2">
          <CalendarClock aria-hidden />
          <b className="font-semibold">{formatDateTime(inicio)}</b>
          <span className="text-xs text-muted-foreground">até {formatDateTime(fim).slice(-5)}</span>
          <InterviewStateMark state={situacao} />
          <span className="ml-auto">
            <RowActions label={`Entrevista de ${formatDateTime(inicio)}`} actions={actions} />
          </span>
        </div>
        <span className="break-words text-sm">
          {[interview.local, interview.link].filter(Boolean).join(' · ')}
        </span>
        <span className="text-xs text-muted-foreground">
          {participantes
            .map(({ nome, enviou }) => `${nome ?? 'Pessoa removida'}${enviou ? ' (parecer enviado)' : ''}`)
            .join(', ')}
        </span>
        {pedido && isOpenInterview(situacao) && <p className="text-sm">Pediu outro horário: {pedido}</p>}
        <Opinions interview={interview} />
        {asks && <OpinionForm id={id} />}
      </li>
    </Card>
  )
}
