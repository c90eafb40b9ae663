import {
  problemStateLabels,
  problemStates,
  type ProblemState,
} from '@intranet/contract/desk/backoffice-options'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { DueCell, PriorityMark } from '../desk-marks.tsx'

/** The first cards of a column; the table has the rest. */
const SHOWN = 40

function Column({ state, onOpen }: { state: ProblemState; onOpen: (id: number) => void }) {
  const read = useQuery(
    trpc.problems.list.queryOptions({
      filtro: { situacao: state },
      limit: SHOWN,
      sort: state === 'resolvido' || state === 'cancelado' ? '-updated_at' : 'prazo',
    }),
  )
  return (
    <Card asChild className="block min-w-56 flex-1 p-3">
      <section aria-label={problemStateLabels[state]}>
        <h2 className="mb-3 flex items-center justify-between text-sm font-semibold">
          {problemStateLabels[state]} <span className="text-muted-foreground">{read.data?.total}</span>
        </h2>
        <Loaded reads={[read]} waiting={<Skeleton className="h-40 w-full" />}>
          {({ dados, total }) => (
            <ul className="grid grid-cols-1 gap-2">
              {dados.map(({ id, tipo, cliente, descricao, prioridade, prazo, responsavel }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="w-full rounded-md border border-border p-3 text-left text-sm hover:bg-muted"
                    onClick={() => onOpen(id)}
                  >
                    <span className="flex items-start justify-between gap-2">
                      <b className="min-w-0 break-words">{tipo}</b>
                      <PriorityMark priority={prioridade} />
                    </span>
                    <span className="block truncate">{cliente ?? 'Cliente não informado'}</span>
                    <span className="line-clamp-2 text-muted-foreground">{descricao}</span>
                    <span className="mt-1 block text-xs text-muted-foreground">
                      <DueCell due={prazo} open={state === 'aberto' || state === 'em_tratamento'} />
                      {responsavel && <span className="block truncate">{responsavel}</span>}
                    </span>
                  </button>
                </li>
              ))}
              {dados.length === 0 && <li className="text-sm text-muted-foreground">Nenhum problema</li>}
              {(total ?? 0) > dados.length && (
                <li className="text-xs text-muted-foreground">
                  Mais {(total ?? 0) - dados.length} na tabela
                </li>
              )}
            </ul>
          )}
        </Loaded>
      </section>
    </Card>
  )
}

/** Problems by their state, those due first on top. */
export function ProblemBoard({ onOpen }: { onOpen: (id: number) => void }) {
  return (
    <div className="flex gap-3 overflow-x-auto pb-2 max-sm:flex-col">
      {problemStates.map((state) => (
        <Column key={state} state={state} onOpen={onOpen} />
      ))}
    </div>
  )
}
