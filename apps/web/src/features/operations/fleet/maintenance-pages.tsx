import { can } from '@intranet/contract/access'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import {
  maintenanceStateLabels,
  maintenanceTypeLabels,
  openMaintenance,
} from '@intranet/contract/operations/fleet-options'
import { maintenanceEditFields, maintenanceFields } from '@intranet/contract/operations/vehicle-maintenance'
import { FolderOpen } from 'lucide-react'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { AddLink } from '@/components/records/add-link.tsx'
import { ListTable } from '@/components/records/list-table.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf, VehicleField } from './fleet-fields.tsx'
import { StateMark } from './state-mark.tsx'
import { useMaintenanceSteps } from './use-maintenance-steps.ts'
import { maintenance } from './maintenance.entity.ts'

type Work = Outputs['vehicleMaintenance']['list']['dados'][number]
type Values = z.input<typeof maintenanceFields>

const columns: ListColumns<Work, 'vehicleMaintenance.list'> = [
  {
    accessorKey: 'data_abertura',
    header: 'Abertura',
    meta: { sort: true },
    cell: ({ row }) => formatDate(row.original.data_abertura),
  },
  {
    accessorKey: 'placa',
    header: 'Placa',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        {original.placa} {original.parado && <Badge tone="danger">Parado</Badge>}
      </span>
    ),
  },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => maintenanceTypeLabels[row.original.tipo],
  },
  { accessorKey: 'oficina', header: 'Oficina', meta: { sort: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'valor_total',
    header: 'Valor',
    meta: { sort: true },
    cell: ({ row }) => formatMoney(row.original.valor_total),
  },
  {
    accessorKey: 'data_conclusao',
    header: 'Conclusão',
    meta: { sort: true },
    cell: ({ row }) => formatDate(row.original.data_conclusao),
  },
]

export function MaintenanceListPage() {
  const search = useTableSearch('vehicleMaintenance.list')
  const list = useList(trpc.vehicleMaintenance.list.queryOptions(search.input), search)
  const steps = useMaintenanceSteps()
  const filters: FiltersOf<'vehicleMaintenance.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(maintenanceStateLabels) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(maintenanceTypeLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data_abertura', label: 'Abertura', kind: 'period' },
  ]
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {can(useSession(), 'frota', 'create') && (
          <AddLink to="/fleet/maintenance-vehicle/register">Nova manutenção</AddLink>
        )}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Manutenções"
          placeholder="Buscar manutenção"
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          actions={(row) => [
            { label: 'Abrir', icon: FolderOpen, to: `/fleet/maintenance-vehicle/edit/${row.id}` },
            ...steps(row),
          ]}
        />
      </PageSheet>
    </Page>
  )
}

function Fields() {
  return (
    <>
      <SelectField<Values> name="tipo" label="Tipo" options={optionsOf(maintenanceTypeLabels)} />
      <TextField<Values> name="oficina" label="Oficina" />
      <TextAreaField<Values> name="descricao" label="Descrição" rows={4} wide />
      <NumberField<Values> name="km" label="KM" />
      <DateField<Values> name="data_abertura" label="Abertura" />
      <DateField<Values> name="data_agendada" label="Agendada para" />
      <MoneyField<Values> name="valor_pecas" label="Peças" />
      <MoneyField<Values> name="valor_mao_obra" label="Mão de obra" />
      <StoredFileField<Values> name="nota_arquivo" label="Nota fiscal" removable />
      <DateField<Values> name="proxima_data" label="Próxima revisão em" />
      <NumberField<Values> name="proxima_km" label="Próxima revisão (km)" />
      <ToggleField<Values> name="parado" label="Veículo parado" labels={['Sim', 'Não']} />
    </>
  )
}

export function MaintenanceRegisterPage() {
  return (
    <RegisterPage entity={maintenance} schema={maintenanceFields} blank={{ descricao: '', parado: false }}>
      <FormPanel>
        <VehicleField<Values> name="id_veiculo" label="Veículo" wide />
        <Fields />
      </FormPanel>
    </RegisterPage>
  )
}

export function MaintenanceEditPage({ record }: { record: Outputs['vehicleMaintenance']['get'] }) {
  const steps = useMaintenanceSteps()
  const open = openMaintenance.includes(record.situacao)
  return (
    <EditPage
      entity={maintenance}
      heading={`Manutenção de ${record.placa}`}
      schema={maintenanceEditFields}
      record={record}
      help={
        <HelpNote title="Situação">
          <StateMark state={record.situacao} />
          {record.solicitante && <p>Solicitada por {record.solicitante}.</p>}
          {record.resposta && <p>{record.resposta}</p>}
          {!open && <p>Uma manutenção encerrada não muda mais.</p>}
        </HelpNote>
      }
      tools={
        <>
          {steps(record).map(({ label, icon, onSelect }) => (
            <Button key={label} icon={icon} cooldown={false} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <FormPanel>
        <Fields />
      </FormPanel>
    </EditPage>
  )
}
