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

type Category = Outputs['complimentCategories']['list']['dados'][number]

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
  statusColumn(),
  createdColumn(),
]

export function ComplimentCategoryListPage() {
  const search = useTableSearch()
  const list = useList(trpc.complimentCategories.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'rh', 'manage')
  const records = useRecordActions<Category>({
    base: '/compliments-categories',
    name: ({ titulo }) => titulo,
    setActive: (input) => api.complimentCategories.setActive.mutate(input),
    remove: (input) => api.complimentCategories.remove.mutate(input),
    changed: trpc.complimentCategories.pathFilter(),
  })
  return (
    <Page>
      <PageHead title="CATEGORIAS DE ELOGIOS" total={list.data?.total}>
        {manages && <AddLink to="/compliments-categories/register">Nova categoria</AddLink>}
      </PageHead>
      <PeopleSpine />
      <PageSheet>
        <RecordTable
          procedure="complimentCategories.list"
          label="Categorias de elogios"
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
