import { can } from '@intranet/contract/access'
import { problemSteps, type ProblemStep } from '@intranet/contract/desk/backoffice-options'
import { formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeskMark, PriorityMark } from '../desk-marks.tsx'
import { Facts } from '@/components/records/facts.tsx'
import { GiveBack } from '../take-next.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { providerFact } from '@/features/company/provider-cell.tsx'

type Problem = Outputs['problems']['get']

const steps: { situacao: ProblemStep; label: string; title: string; why?: string }[] = [
  { situacao: 'em_tratamento', label: 'Assumir', title: 'Assumir este problema?' },
  { situacao: 'resolvido', label: 'Resolver', title: 'O que resolveu?', why: 'Solução' },
  { situacao: 'cancelado', label: 'Cancelar problema', title: 'Por que cancelar?', why: 'Motivo' },
]

function Buttons({ problem: { id, situacao: now, updated_at, id_responsavel } }: { problem: Problem }) {
  const session = useSession()
  const { take, isPending } = useRecordStep(trpc.problems.pathFilter())
  if (!can(session, 'backoffice', 'create')) return null
  return (
    <div className="flex flex-wrap gap-2">
      {steps
        .filter(({ situacao }) => (problemSteps[situacao] as readonly string[]).includes(now))
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
                },
                run: ({ textArea }) =>
                  api.problems.changeState.mutate({
                    id,
                    situacao,
                    updated_at,
                    ...(why && { solucao: textArea }),
                  }),
              })
            }
          >
            {situacao === 'em_tratamento' && now === 'resolvido' ? 'Reabrir' : label}
          </Button>
        ))}
      <GiveBack
        queue="problemas"
        id={id}
        person={id_responsavel}
        open={now === 'aberto' || now === 'em_tratamento'}
      />
    </div>
  )
}

/** A problem beside the board. */
export function ProblemSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.problems.get.queryOptions({ id }))
  return (
    <RecordSheet title={read.data?.tipo ?? 'Problema'} read={read} onClose={onClose}>
      {(problem) => (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <DeskMark state={problem.situacao} />
            <PriorityMark priority={problem.prioridade} />
          </div>
          <Buttons problem={problem} />
          <p className="text-sm break-words">{problem.descricao}</p>
          <Facts
            rows={[
              ['Cliente', problem.cliente],
              ['Código', problem.cod_cliente],
              providerFact(problem.empresa),
              ['Responsável', problem.responsavel],
              ['Prazo', formatDateTime(problem.prazo)],
              ['Aberto em', formatDateTime(problem.created_at)],
              ['Solução', problem.solucao],
            ]}
          />
        </div>
      )}
    </RecordSheet>
  )
}
