import { formatDateTime } from '@intranet/contract/formats'
import type { ListColumn } from '@/components/table/list-column.ts'

/** When a person last signed in: the day, and the moment for who looks closer. The same wherever people are listed. */
export const lastAccessColumn = <Row extends { ultimo_acesso: string | null }>(): ListColumn<
  Row,
  'ultimo_acesso'
> => ({
  id: 'ultimo_acesso',
  accessorFn: ({ ultimo_acesso }) => ultimo_acesso,
  header: 'Último acesso',
  meta: { sort: true },
  cell: ({ row: { original } }) => {
    const moment = formatDateTime(original.ultimo_acesso)
    return <span title={moment}>{moment.split(' ')[0]}</span>
  },
})
