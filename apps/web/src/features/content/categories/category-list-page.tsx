import { LayoutGrid } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'
import { CategoryMark } from './category-mark.tsx'

type Category = Outputs['categories']['list']['dados'][number]

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
  { accessorKey: 'color', header: 'Cor', meta: { sort: true } },
  { accessorKey: 'icone', header: 'Ícone', meta: { sort: true } },
  statusColumn(),
  createdColumn(),
]

export function CategoryListPage() {
  const search = useTableSearch()
  const list = useList(trpc.categories.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'novidades', 'manage')
  const records = useRecordActions<Category>({
    base: '/categories',
    duplicates: true,
    name: ({ titulo }) => titulo,
    setActive: (input) => api.categories.setActive.mutate(input),
    remove: (input) => api.categories.remove.mutate(input),
    changed: trpc.categories.pathFilter(),
  })
  return (
    <Page layout="plain">
      <PageHead title="CATEGORIAS DE NOVIDADES" total={list.data?.total}>
        <AddressLink to="/categories/cards" className={buttonVariants()}>
          <LayoutGrid className="ic" aria-hidden />
          Cartões
        </AddressLink>
        {manages && <AddLink to="/categories/register">Nova categoria</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          procedure="categories.list"
          label="Categorias de novidades"
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
