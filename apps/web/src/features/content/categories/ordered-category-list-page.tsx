import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { categoryKinds, type CategoryKind } from './category-kinds.ts'
import { CategoryMark } from './category-mark.tsx'

type Category = Outputs['faqCategories']['list']['dados'][number]

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
  { accessorKey: 'ordem', header: 'Ordem', meta: { numeric: true, sort: true } },
  { accessorKey: 'itens', header: 'Itens', meta: { numeric: true, sort: true } },
  statusColumn(),
  createdColumn(),
]

/** The categories of the FAQ or of the handbook, in their order. */
export function OrderedCategoryListPage({ kind }: { kind: CategoryKind }) {
  const { module, base, title, procedure, calls, queries, changed } = categoryKinds[kind]
  const search = useTableSearch()
  const list = useList(queries.list.queryOptions(search.input), search)
  const manages = can(useSession(), module, 'manage')
  const records = useRecordActions<Category>({
    base,
    name: ({ titulo }) => titulo,
    setActive: (input) => calls.setActive.mutate(input),
    remove: (input) => calls.remove.mutate(input),
    changed,
  })
  return (
    <Page layout="plain">
      <PageHead title={title} total={list.data?.total}>
        {manages && <AddLink to={`${base}/register`}>Nova categoria</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          procedure={procedure}
          label="Categorias"
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
