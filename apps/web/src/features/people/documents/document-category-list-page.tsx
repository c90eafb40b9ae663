import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { CategoryMark } from '@/features/content/categories/category-mark.tsx'
import { PeopleSpine } from '@/features/people/employees/people-spine.tsx'
import { useSession } from '@/lib/session.ts'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'

type Category = Outputs['documentCategories']['list']['dados'][number]

const columns: ListColumn<Category>[] = [
  {
    accessorKey: 'titulo',
    header: 'Título',
    meta: { card: 'main', sort: true },
    cell: ({ row }) => (
      <span className="inline-flex items-center gap-2">
        <CategoryMark {...row.original} />
        {row.original.titulo}
      </span>
    ),
  },
  {
    accessorKey: 'exige_validade',
    header: 'Exige validade',
    meta: { sort: true },
    cell: ({ row }) => (row.original.exige_validade ? 'Sim' : 'Não'),
  },
  {
    accessorKey: 'sensivel',
    header: 'Sensível',
    meta: { sort: true },
    cell: ({ row }) => (row.original.sensivel ? 'Sim' : 'Não'),
  },
  statusColumn(),
  createdColumn(),
]

export function DocumentCategoryListPage() {
  const search = useTableSearch()
  const list = useList(trpc.documentCategories.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'rh', 'manage')
  const records = useRecordActions<Category>({
    base: '/documents-categories',
    name: ({ titulo }) => titulo,
    setActive: (input) => api.documentCategories.setActive.mutate(input),
    remove: (input) => api.documentCategories.remove.mutate(input),
    changed: trpc.documentCategories.pathFilter(),
  })
  return (
    <Page>
      <PageHead title="CATEGORIAS DE DOCUMENTOS" total={list.data?.total}>
        {manages && <AddLink to="/documents-categories/register">Nova categoria</AddLink>}
      </PageHead>
      <PeopleSpine />
      <PageSheet>
        <RecordTable
          procedure="documentCategories.list"
          label="Categorias de documentos"
          noun={['categoria', 'categorias']}
          list={list}
          search={search}
          columns={columns}
          filters={[statusFilter]}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
