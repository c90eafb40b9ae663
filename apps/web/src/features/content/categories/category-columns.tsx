import type { ListColumn } from '@/components/table/list-column.ts'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
import { Marked } from '@/components/ui/marked.tsx'

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
    <Marked>
      <CategoryMark {...row.original} />
      {row.original.titulo}
    </Marked>
  ),
})

/** How many items are in a category. */
export const itemsColumn = <Row extends Counted>(): ListColumn<Row, 'itens'> => ({
  id: 'itens',
  accessorFn: (row) => row.itens,
  header: 'Itens',
  meta: { card: 'sub', numeric: true, sort: true },
})
