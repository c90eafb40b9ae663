import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDate, formatDateTime, formatNumber } from '@intranet/contract/formats'
import { todayInBrazil } from '@intranet/contract/today'
import type { SendCounts } from '@intranet/contract/marketing/communication-answers'
import { executionStates, shiftWords } from '@intranet/contract/marketing/communication-words'
import { Loaded } from '@/components/shell/loaded.tsx'
import { BarChart } from '@/components/charts/chart.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { TitledSheet } from '@/components/records/record-sheet.tsx'
import { MoreRows, useMoreRows } from '@/components/table/more-rows.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { sendList } from '../communication-addresses.ts'
import { groupTotals, stateGroups } from '../sends/send-states.ts'

type Figure = Outputs['communicationSends']['figures'][number]
type Execution = Outputs['communicationSends']['executions']['dados'][number]

/** One row per day, the messages of all channels by group; by day. */
function chartOf(figures: Figure[]) {
  const days = new Map<string, SendCounts>()
  for (const { data, situacao, total } of figures) {
    const day = days.get(data) ?? {}
    day[situacao] = (day[situacao] ?? 0) + total
    days.set(data, day)
  }
  const rows = [...days].map(([data, counts]) => ({
    Dia: data,
    ...groupTotals(counts),
  }))
  return rows
}

function ExecutionLine({ execution }: { execution: Execution }) {
  const { id, id_campanha, id_regra, data_referencia, turno, situacao, total, envios, iniciada_em } =
    execution
  const totals = groupTotals(envios)
  const parts = stateGroups.filter(({ key }) => totals[key])
  return (
    <Card asChild className="grid gap-1 p-3">
      <li>
        <div className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{formatDate(data_referencia)}</b>
          {shiftWords[turno]}
          <StateBadge state={executionStates[situacao]} />
          <AddressLink
            className="ml-auto"
            to={sendList({ idCampaign: id_campanha, idRule: id_regra, idExecution: id })}
          >
            {formatCount(total, 'envio', 'envios')}
          </AddressLink>
        </div>
        <p className="text-sm text-muted-foreground">
          {parts.map(({ key, name }) => `${name}: ${formatNumber(totals[key])}`).join(' · ') ||
            'Ninguém no público.'}
        </p>
        {iniciada_em && (
          <p className="text-xs text-muted-foreground">Iniciada em {formatDateTime(iniciada_em)}</p>
        )}
      </li>
    </Card>
  )
}

/** What a rule has sent: the last 31 days as a chart, and its newest shifts. */
export function ExecutionsSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const figures = useQuery({
    ...trpc.communicationSends.figures.queryOptions({ id_regra: id }),
    staleTime: 0,
  })
  const more = useMoreRows(id, 20)
  const runs = useQuery({
    ...trpc.communicationSends.executions.queryOptions({
      limit: more.limit,
      filtro: { id_regra: id },
    }),
    ...more.kept,
    staleTime: 0,
    refetchInterval: 5000,
  })
  const rows = chartOf(figures.data ?? [])
  return (
    <TitledSheet title="Execuções" size="lg" onClose={onClose}>
      <Loaded reads={[figures, runs]} waiting={<Skeleton className="h-60 w-full" />}>
        {(_, { dados }) =>
          dados.length === 0 ? (
            <EmptyState title="Nenhuma execução" text="A regra ainda não teve nenhum turno." />
          ) : (
            <div className="grid gap-4">
              {rows.length > 0 && (
                <BarChart
                  label="Mensagens por dia, últimos 31 dias"
                  category="Dia"
                  rows={rows}
                  series={stateGroups}
                  period={{ to: todayInBrazil() }}
                />
              )}
              <ul className="grid gap-2">
                {dados.map((execution) => (
                  <ExecutionLine key={execution.id} execution={execution} />
                ))}
              </ul>
              <MoreRows rows={more} read={runs} />
            </div>
          )
        }
      </Loaded>
    </TitledSheet>
  )
}
