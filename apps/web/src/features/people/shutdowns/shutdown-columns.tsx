import { shutdown } from '@intranet/contract/people/shutdowns'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ShutdownStateMark } from './shutdown-state-mark.tsx'

export type ShutdownRow = Outputs['shutdowns']['list']['dados'][number]

const column = columnsOf(shutdown)

export const shutdownColumns: ListColumns<ShutdownRow, 'shutdowns.list'> = [
  column('funcionario', {
    card: 'main',
    cell: ({ id, funcionario }: ShutdownRow) => (
      <AddressLink to={`/shutdowns/edit/${id}`} preload={false}>
        {funcionario}
      </AddressLink>
    ),
  }),
  column('departamento'),
  column('empresa', { hidden: true }),
  column('tipo', { card: 'extra' }),
  column('solicitante', { card: 'extra', labelled: true }),
  column('data_desligamento', { card: 'extra', labelled: true }),
  column('situacao', {
    card: 'extra',
    cell: ({ situacao }: ShutdownRow) => <ShutdownStateMark state={situacao} />,
  }),
]
