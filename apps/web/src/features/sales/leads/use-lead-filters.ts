import { useQuery } from '@tanstack/react-query'
import {
  leadStatuses,
  originNames,
  outcomeNames,
  typeNames,
  unfeasibleReasons,
} from '@intranet/contract/sales/lead-words'
import { format } from '@intranet/contract/messages/formats'
import type { FilterKey } from '@/components/table/list-name.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { chosenIn } from '@/components/table/filter-definition.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { useFirstViewDrawn } from '@/lib/first-view.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions, optionsOf, wordOptions } from '@/lib/options-of.ts'
import { useProviderKeyFilter } from '@/features/company/use-provider-key-filter.ts'

type LeadSearch = TableSearch<FilterKey<'leads.list'>>

/** Filters that reports set, by the text they group by; shown only while they hold. */
const reported: [key: FilterKey<'leads.list'>, label: string][] = [
  ['cidade_chave', 'Cidade'],
  ['bairro_chave', 'Bairro'],
  ['rua_chave', 'Rua'],
  ['produto_chave', 'Produto'],
  ['id_tracking', 'Link'],
]

function reportedFilters({ filtro }: LeadSearch): FiltersOf<'leads.list'> {
  const shown = reported.flatMap(([key, label]): FiltersOf<'leads.list'> => {
    if (!(key in filtro)) return []
    const [asked] = chosenIn(filtro[key])
    const value = typeof asked === 'number' ? asked : String(asked ?? '')
    return [{ key, label, kind: 'choice', options: [{ value, label: String(value) || format.notInformed }] }]
  })
  return 'finalizada_em' in filtro
    ? [...shown, { key: 'finalizada_em', label: 'Efetivação', kind: 'period' }]
    : shown
}

/** The filters of a lead list; the choices are those of the person's providers. */
export function useLeadFilters(search: LeadSearch): FiltersOf<'leads.list'> {
  const provider = useProviderKeyFilter('provedor')
  // Before the rows are there only the names of what is chosen are missed.
  const drawn = useFirstViewDrawn()
  const wanted = (key: FilterKey<'leads.list'>) => ({ enabled: drawn || key in search.filtro })
  const channels = useQuery(trpc.salesChannels.options.queryOptions({}, wanted('id_canal')))
  const campaigns = useQuery(trpc.salesCampaigns.options.queryOptions({}, wanted('id_campanha')))
  const sellers = useQuery(trpc.leads.sellers.queryOptions({}, wanted('id_vendedor')))
  return [
    { key: 'created_at', label: 'Criação', kind: 'period' },
    provider,
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'bairro', label: 'Bairro', kind: 'text' },
    { key: 'id_canal', label: 'Canal', kind: 'choice', options: namedOptions(channels.data) },
    { key: 'id_campanha', label: 'Campanha', kind: 'choice', options: namedOptions(campaigns.data) },
    { key: 'id_vendedor', label: 'Vendedor', kind: 'choice', options: namedOptions(sellers.data) },
    { key: 'produto', label: 'Produto', kind: 'text' },
    {
      key: 'status',
      label: 'Status',
      kind: 'choice',
      options: leadStatuses.map(({ status, nome }) => ({ value: status, label: nome })),
    },
    { key: 'origem', label: 'Origem', kind: 'choice', options: optionsOf(originNames) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(typeNames) },
    { key: 'desfecho', label: 'Desfecho', kind: 'choice', options: optionsOf(outcomeNames) },
    {
      key: 'motivo_inviabilidade',
      label: 'Motivo',
      kind: 'choice',
      options: wordOptions(unfeasibleReasons),
    },
    { key: 'proximo_contato', label: 'Próximo contato', kind: 'period' },
    ...reportedFilters(search),
  ]
}
