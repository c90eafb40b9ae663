import { FigureValue } from '@/components/charts/figure-value.tsx'
import { onTheWay } from '@intranet/contract/desk/backoffice-options'
import { todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { HubPage } from '@/components/hub/hub-page.tsx'
import type { HubSection } from '@/components/shell/area.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { LinkAddress } from '@/lib/address.ts'
import { addressOfList } from '@/components/table/list-address.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Summary = Outputs['backoffice']['summary']

/** What each tile counts, and the list that shows exactly that. */
const tiles: { key: keyof Summary; label: string; to: () => LinkAddress }[] = [
  {
    key: 'vendas',
    label: 'Vendas pendentes',
    to: () =>
      addressOfList<'deskSales.list'>('/backoffice/vendas/listagem', {
        filtro: { situacao: { _in: ['pendente'] } },
        sort: 'prazo',
      }),
  },
  {
    key: 'ativacoes_hoje',
    label: 'Ativações hoje',
    to: () =>
      addressOfList<'activations.list'>('/backoffice/ativacoes/listagem', {
        filtro: {
          situacao: { _in: [...onTheWay] },
          data_agendada: { _lte: todayInBrazil() },
        },
      }),
  },
  {
    key: 'reagendar',
    label: 'Reagendar',
    to: () =>
      addressOfList<'activations.list'>('/backoffice/ativacoes/listagem', {
        filtro: { situacao: { _in: ['reagendar'] } },
      }),
  },
  {
    key: 'qualificacoes',
    label: 'Qualificações vencidas',
    to: () =>
      addressOfList<'qualifications.list'>('/backoffice/qualificacao', {
        filtro: {
          situacao: { _in: ['pendente'] },
          prazo: { _lte: new Date().toISOString() },
        },
      }),
  },
  {
    key: 'problemas',
    label: 'Problemas abertos',
    to: () =>
      addressOfList<'problems.list'>('/backoffice/problemas', {
        filtro: { situacao: { _in: ['aberto', 'em_tratamento'] } },
        modo: 'tabela',
      }),
  },
  {
    key: 'estornos',
    label: 'Estornos em análise',
    to: () =>
      addressOfList<'refunds.list'>('/backoffice/estornos/listagem', {
        filtro: { situacao: { _in: ['em_analise'] } },
      }),
  },
]

/** The desk at a glance: what waits, how much of it is late, each number a link to its list. */
export function BackofficeHomePage({ sections }: { sections: HubSection[] }) {
  const { data } = useQuery({ ...trpc.backoffice.summary.queryOptions(), refetchInterval: 60_000 })
  return (
    <HubPage sections={sections}>
      <ul
        className="col-span-full mb-4 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6"
        aria-label="Filas"
      >
        {tiles.map(({ key, label, to }) => {
          const { total = 0, atrasados = 0 } = data?.[key] ?? {}
          return (
            <li key={key}>
              <Card asChild className="block h-full p-4 text-foreground no-underline">
                <AddressLink to={to()}>
                  <span className="block text-sm text-muted-foreground">{label}</span>
                  <span className="flex items-center justify-between gap-2">
                    <FigureValue>{data ? total : '–'}</FigureValue>
                    {atrasados > 0 && <Badge variant="destructive">{atrasados} em atraso</Badge>}
                  </span>
                </AddressLink>
              </Card>
            </li>
          )
        })}
      </ul>
    </HubPage>
  )
}
