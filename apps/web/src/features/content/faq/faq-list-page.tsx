import { SearchX } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { question } from '@intranet/contract/content/faq'
import { formatMomentDay } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FilterDefinition, FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { PercentCell } from '@/components/table/percent-cell.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { titledOptions } from '@/lib/options-of.ts'
import { questions } from './question.entity.ts'

type Question = Outputs['faq']['list']['dados'][number]

const column = columnsOf(question)

const columns: ListColumns<Question, 'faq.list'> = [
  column('pergunta', {
    card: 'main',
    cell: ({ id, pergunta, pode_editar }: Question) =>
      pode_editar ? <AddressLink to={`/faq/edit/${id}`}>{pergunta}</AddressLink> : pergunta,
  }),
  column('categoria', {
    card: 'extra',
    cell: ({ categoria, sugerida, ativo }: Question) =>
      sugerida && !ativo ? (
        <Badge variant="warning" data-state-word>
          Sugerida
        </Badge>
      ) : (
        (categoria ?? '–')
      ),
  }),
  column('publico'),
  column('empresa', { hidden: true }),
  column('visualizacoes', { header: 'Vistas' }),
  column('util_percentual', {
    header: 'Útil (%)',
    cell: ({ util_percentual }: Question) =>
      util_percentual === null ? '–' : <PercentCell bare percent={util_percentual} />,
  }),
  column('ordem', { hidden: true }),
  {
    accessorKey: 'updated_at',
    header: 'Atualizado',
    meta: { sort: true },
    // The day alone: with the hour the status would not fit beside the questions.
    cell: ({ row }) => formatMomentDay(row.original.updated_at),
  },
  { accessorKey: 'autor', header: 'Autor', meta: { hidden: true } },
  column('ativo'),
]

function useCategoryFilter(): FilterDefinition<'id_categoria'> {
  const { data = [] } = useQuery(trpc.faqCategories.options.queryOptions({}))
  const options = titledOptions(data)
  return { key: 'id_categoria', label: 'Categoria', kind: 'choice', options }
}

const ownFilters: FiltersOf<'faq.list'> = [
  { key: 'publico', label: 'Público', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'sugerida', label: 'Sugeridas', kind: 'boolean', labels: ['Sim', 'Não'] },
  statusFilter,
]

/** The table of the one who writes the FAQ. */
export function FaqListPage() {
  const session = useSession()
  return (
    <RecordListPage
      entity={questions}
      columns={columns}
      filters={[useCategoryFilter(), useProviderFilter(), ...ownFilters]}
      adds={can(session, 'perguntas_frequentes', 'create')}
      tools={
        can(session, 'perguntas_frequentes', 'manage') && (
          <AddressLink to="/faq/searches" className={buttonVariants({ variant: 'outline' })}>
            <SearchX aria-hidden />
            Buscas sem resultado
          </AddressLink>
        )
      }
    />
  )
}
