import { can } from '@intranet/contract/access'
import { formatDateTime, formatMoney } from '@intranet/contract/formats'
import {
  vehicleIncidentStateLabels,
  vehicleIncidentSteps,
  vehicleIncidentTypeLabels,
} from '@intranet/contract/operations/fleet-options'
import {
  vehicleIncidentEditFields,
  vehicleIncidentFields,
  wholeVehicleIncident,
} from '@intranet/contract/operations/vehicle-incidents'
import { CircleCheck, FolderOpen, Search } from 'lucide-react'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredImagesField } from '@/components/form/stored-image-field.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { AddLink } from '@/components/records/add-link.tsx'
import { ListTable } from '@/components/records/list-table.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { CityField, DriverField, optionsOf, VehicleField } from './fleet-fields.tsx'
import { StateMark } from './state-mark.tsx'
import { reason, useFleetStep } from './use-fleet-step.ts'
import { vehicleIncidents } from './vehicle-incident.entity.ts'

type Incident = Outputs['vehicleIncidents']['list']['dados'][number]
type Values = z.input<typeof vehicleIncidentFields>

const columns: ListColumns<Incident, 'vehicleIncidents.list'> = [
  {
    accessorKey: 'data_hora',
    header: 'Data',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.data_hora),
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'main' } },
  { accessorKey: 'motorista', header: 'Motorista', meta: { sort: true } },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => vehicleIncidentTypeLabels[row.original.tipo],
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'custo',
    header: 'Custo',
    meta: { sort: true },
    cell: ({ row }) => (row.original.custo ? formatMoney(row.original.custo) : '–'),
  },
]

const words = { em_analise: 'Analisar', encerrado: 'Encerrar' }
const icons = { em_analise: Search, encerrado: CircleCheck }

function useIncidentSteps() {
  const manages = can(useSession(), 'frota', 'manage')
  const { take } = useFleetStep(trpc.vehicleIncidents.pathFilter())
  return (row: Pick<Incident, 'id' | 'situacao'>) =>
    (['em_analise', 'encerrado'] as const)
      .filter((step) => manages && vehicleIncidentSteps[step].includes(row.situacao))
      .map((situacao) => ({
        label: words[situacao],
        icon: icons[situacao],
        onSelect: () =>
          void take({
            ask: {
              title: `${words[situacao]} o incidente?`,
              confirmLabel: words[situacao],
              input: reason('Resposta'),
            },
            run: ({ textArea }) =>
              api.vehicleIncidents.changeState.mutate({ id: row.id, situacao, texto: textArea || null }),
          }),
      }))
}

export function VehicleIncidentListPage() {
  const search = useTableSearch('vehicleIncidents.list')
  const list = useList(trpc.vehicleIncidents.list.queryOptions(search.input), search)
  const steps = useIncidentSteps()
  const filters: FiltersOf<'vehicleIncidents.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(vehicleIncidentStateLabels) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(vehicleIncidentTypeLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data_hora', label: 'Data', kind: 'period' },
  ]
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {can(useSession(), 'frota', 'create') && (
          <AddLink to="/fleet/incidents-vehicle/register">Novo incidente</AddLink>
        )}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Incidentes com veículos"
          placeholder="Buscar incidente"
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          actions={(row) => [
            { label: 'Abrir', icon: FolderOpen, to: `/fleet/incidents-vehicle/edit/${row.id}` },
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
      <DriverField<Values> name="id_motorista" label="Motorista" hint="Vazio: quem estava com o veículo." />
      <SelectField<Values> name="tipo" label="Tipo" options={optionsOf(vehicleIncidentTypeLabels)} />
      <DateTimeField<Values> name="data_hora" label="Data e hora" />
      <TextField<Values> name="local" label="Local" />
      <CityField<Values> name="id_cidade" label="Cidade" />
      <TextAreaField<Values> name="descricao" label="Descrição" rows={4} wide />
      <TextField<Values> name="boletim_ocorrencia" label="Boletim de ocorrência" />
      <ToggleField<Values> name="terceiros" label="Terceiros envolvidos" labels={['Sim', 'Não']} />
      <ToggleField<Values> name="seguro_acionado" label="Seguro acionado" labels={['Sim', 'Não']} />
      <MoneyField<Values> name="custo" label="Custo" />
      <StoredImagesField<Values> name="fotos" label="Fotos" max={20} wide />
    </>
  )
}

export function VehicleIncidentRegisterPage() {
  return (
    <RegisterPage
      entity={vehicleIncidents}
      schema={wholeVehicleIncident}
      blank={{ local: '', descricao: '', fotos: [], terceiros: false, seguro_acionado: false }}
    >
      <FormPanel>
        <VehicleField<Values> name="id_veiculo" label="Veículo" />
        <Fields />
      </FormPanel>
    </RegisterPage>
  )
}

export function VehicleIncidentEditPage({ record }: { record: Outputs['vehicleIncidents']['get'] }) {
  const steps = useIncidentSteps()
  const manages = can(useSession(), 'frota', 'manage')
  return (
    <EditPage
      entity={vehicleIncidents}
      heading={`Incidente com ${record.placa}`}
      history={manages ? vehicleIncidents.history : null}
      schema={vehicleIncidentEditFields}
      record={record}
      help={
        <HelpNote title="Situação">
          <StateMark state={record.situacao} />
          {record.autor && <p>Registrado por {record.autor}.</p>}
          {record.resposta && <p>{record.resposta}</p>}
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
