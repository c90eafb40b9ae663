import { can } from '@intranet/contract/access'
import { isOutdated } from '@intranet/contract/desk/blocking-options'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
} from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { blocking as text } from '@intranet/contract/messages/blocking'
import { dayInBrazil, todayInBrazil } from '@intranet/contract/today'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DayInput } from '@/components/inputs/day-input.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useNow } from '@/lib/use-now.ts'
import { useSave } from '@/lib/use-save.ts'
import { ruleHistory } from './rule.entity.ts'
import { SimulationItems } from './simulation-items.tsx'

type Simulation = NonNullable<Outputs['blockingSimulations']['last']>

function Tiles({ last }: { last: Simulation }) {
  const figures: Figure[] = [
    ['Avaliados', formatNumber(last.total_avaliados)],
    ['Seriam bloqueados', formatNumber(last.total_bloqueio)],
    ['Exceções', formatNumber(last.total_excecao)],
    ['Valor em aberto', formatMoney(last.valor_aberto)],
  ]
  return <FigureTiles figures={figures} />
}

function Facts({ last }: { last: Simulation }) {
  const now = new Date(useNow())
  const { data, executada_em, copia_em, anterior_em, usuario, total_entraram, total_sairam, total_fora } =
    last
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
      {isOutdated(executada_em, now) && <Badge variant="warning">{text.outdated}</Badge>}
      <span>
        Para {formatDate(data)}, simulada em {formatDateTime(executada_em)}
        {usuario ? ` por ${usuario}` : ''}
      </span>
      <span>Clientes em atraso de {formatDateTime(copia_em)}</span>
      <span>Fora da regra: {formatNumber(total_fora)}</span>
      {anterior_em ? (
        <span>
          Desde {formatDateTime(anterior_em)}: {formatCount(total_entraram, 'entrou', 'entraram')},{' '}
          {formatCount(total_sairam, 'saiu', 'saíram')}
        </span>
      ) : (
        <span>Primeira simulação da regra</span>
      )}
    </p>
  )
}

function Result({ last }: { last: Simulation }) {
  return (
    <>
      <Facts last={last} />
      <Tiles last={last} />
      <SimulationItems key={last.id} simulation={last} />
    </>
  )
}

/** Who would be suspended by a rule on a day, and why the others would not. Opening runs it where none is of today. */
export function SimulationPage({ rule, last: first }: { rule: number; last: Simulation | null }) {
  const manages = can(useSession(), 'regras_bloqueio', 'manage')
  const queryClient = useQueryClient()
  const [day, setDay] = useState(todayInBrazil())
  const found = useQuery(trpc.blockingRules.get.queryOptions({ id: rule }))
  const read = useQuery({ ...trpc.blockingSimulations.last.queryOptions({ id: rule }), initialData: first })
  const run = useSave(
    trpc.blockingSimulations.run.mutationOptions({
      onSuccess: (done) => {
        queryClient.setQueryData(trpc.blockingSimulations.last.queryKey({ id: rule }), done)
      },
    }),
    { changes: [trpc.blockingRules.pathFilter()] },
  )
  const { mutate } = run
  const begun = useRef(false)
  const ofToday = first && dayInBrazil(new Date(first.executada_em)) === todayInBrazil()
  useEffect(() => {
    if (begun.current || ofToday || !manages) return
    begun.current = true
    mutate({ id: rule })
  }, [manages, mutate, ofToday, rule])
  return (
    <Page>
      <PageHead heading={found.data ? `Simulação de ${found.data.nome}` : undefined}>
        <RecordHistory history={ruleHistory} id={rule} />
        {manages && (
          <>
            <DayInput
              className="max-sm:basis-full"
              label="Simular para o dia"
              value={day}
              onValue={(value) => setDay(value ?? todayInBrazil())}
            />
            <Button
              variant="outline"
              icon={Play}
              busy={run.isPending}
              onClick={() => mutate({ id: rule, data: day })}
            >
              Simular novamente
            </Button>
          </>
        )}
      </PageHead>
      <PageSheet>
        <Loaded reads={[read]}>
          {(last) => {
            if (last) return <Result last={last} />
            return run.isPending ? (
              <Skeleton className="h-48 w-full" />
            ) : (
              <EmptyState title={common.dataNotFound} />
            )
          }}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
