import type { ListColumn } from '@/components/table/list-column.ts'
import { CategoryMark } from './category-mark.tsx'

interface Counted {
  itens: number
}

interface Titled {
  titulo: string
  color: string
  icone: string
}

/** A category's title, with the colour and icon it has everywhere. */
export const titleColumn = <Row extends Titled>(): ListColumn<Row, 'titulo'> => ({
  id: 'titulo',
  accessorFn: (row) => row.titulo,
  header: 'Título',
  meta: { card: 'main', sort: true, opens: true },
  cell: ({ row }) => (
    <span className="inline-flex items-center gap-2 align-middle">
      <CategoryMark {...row.original} />
      {row.original.titulo}
    </span>
  ),
})

/** How many items are in a category. */
export const itemsColumn = <Row extends Counted>(): ListColumn<Row, 'itens'> => ({
  id: 'itens',
  accessorFn: (row) => row.itens,
  header: 'Itens',
  meta: { numeric: true, sort: true },
})
