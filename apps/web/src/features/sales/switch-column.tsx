import type { ListColumn } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { Marked } from '@/components/ui/marked.tsx'

interface Switched {
  id: number
  nome: string
  ativo: boolean
}

/** The switch of a list's row; who may not switch sees only a dot. */
export const switchColumn = <Row extends Switched>(
  switchOne?: (input: { ids: number[]; ativo: boolean }) => void,
): ListColumn<Row, 'ativo'> => ({
  id: 'ativo',
  accessorFn: (row) => row.ativo,
  header: 'Status',
  meta: { card: 'sub', sort: true },
  cell: ({ row: { original: row } }) =>
    switchOne ? (
      <Marked>
        <Switch
          aria-label={`${row.nome}: ativo`}
          checked={row.ativo}
          onCheckedChange={(ativo) => switchOne({ ids: [row.id], ativo })}
        />
        <span aria-hidden>{row.ativo ? 'Ativo' : 'Inativo'}</span>
      </Marked>
    ) : (
      <StatusDot active={row.ativo} />
    ),
})
