import { careerTemplate, occasionLabels } from '@intranet/contract/careers/career-templates'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { careerTemplates } from './career-template.entity.ts'

type Row = Outputs['careerTemplates']['list']['dados'][number]

const column = columnsOf(careerTemplate)

const columns: ListColumns<Row, 'careerTemplates.list'> = [
  column('nome', { card: 'main', opens: true }),
  column('etapa', { card: 'sub' }),
  column('assunto', { card: 'below', cut: true }),
  column('padrao', { card: 'extra' }),
  column('ativo', { header: 'Status' }),
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
        options: optionsOf(occasionLabels),
      },
      statusFilter,
    ]}
  />
)
