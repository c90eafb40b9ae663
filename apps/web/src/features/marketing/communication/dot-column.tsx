import { form } from '@intranet/contract/messages'
import type { ListColumn } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'

interface Switched {
  id: number
  ativo: boolean
}

/** The green or red dot that switches a row; who may not switch sees only the dot. */
export const dotColumn = <Row extends Switched>(
  name: (row: Row) => string,
  switchOne?: (input: { ids: number[]; ativo: boolean }) => void,
): ListColumn<Row, 'ativo'> => ({
  id: 'ativo',
  accessorFn: (row) => row.ativo,
  header: 'Status',
  meta: { card: 'sub', sort: true },
  cell: ({ row: { original: row } }) =>
    switchOne ? (
      <button
        type="button"
        className="link cursor-pointer whitespace-nowrap"
        aria-label={`${name(row)}: ${row.ativo ? form.active : form.inactive}`}
        title={row.ativo ? 'Inativar' : 'Ativar'}
        onClick={() => switchOne({ ids: [row.id], ativo: !row.ativo })}
      >
        <StatusDot active={row.ativo} />
      </button>
    ) : (
      <StatusDot active={row.ativo} />
    ),
})
