import { occasionLabels } from '@intranet/contract/careers/template-occasions'
import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { careerTemplates } from './career-template.entity.ts'

type Row = Outputs['careerTemplates']['list']['dados'][number]

const columns: ListColumns<Row, 'careerTemplates.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { sort: true, card: 'main', opens: true } },
  {
    id: 'etapa',
    accessorFn: ({ etapa }) => occasionLabels[etapa],
    header: 'Etapa',
    meta: { sort: true, card: 'sub' },
  },
  { accessorKey: 'assunto', header: 'Assunto', meta: { sort: true, card: 'sub', wraps: true } },
  {
    accessorKey: 'padrao',
    header: 'Padrão',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => row.original.padrao && <Badge tone="success">Padrão da etapa</Badge>,
  },
  statusColumn(),
  createdColumn(),
]

export const CareerTemplateListPage = () => (
  <RecordListPage
    entity={careerTemplates}
    columns={columns}
    filters={[
      {
        key: 'etapa',
        label: 'Etapa',
        kind: 'choice',
        options: Object.entries(occasionLabels).map(([value, label]) => ({ value, label })),
      },
      statusFilter,
    ]}
  />
)
