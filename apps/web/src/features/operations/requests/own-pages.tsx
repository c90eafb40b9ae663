import { formatDateTime } from '@intranet/contract/formats'
import { maintenanceTypeLabels, vehicleIncidentTypeLabels } from '@intranet/contract/operations/fleet-options'
import { CircleX, FileSignature, Plus } from 'lucide-react'
import { useState, Suspense } from 'react'
import { createdColumn } from '@/components/list/record-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { fineColumns } from '../fleet/fine-columns.tsx'
import { StateMark } from '../fleet/state-mark.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const OwnMaintenanceSheet = lazyDialog(async () => ({
  default: (await import('./own-sheets.tsx')).OwnMaintenanceSheet,
}))

const OwnIncidentSheet = lazyDialog(async () => ({
  default: (await import('./own-sheets.tsx')).OwnIncidentSheet,
}))

type Incident = Outputs['vehicleIncidents']['listOwn']['dados'][number]
type Work = Outputs['vehicleMaintenance']['listOwn']['dados'][number]

const incidentColumns: ListColumns<Incident, 'vehicleIncidents.listOwn'> = [
  { ...createdColumn<Incident>(), meta: { sort: 'created_at', card: 'below', labelled: true } },
  {
    id: 'resumo',
    header: 'Resumo',
    meta: { sort: 'tipo', card: 'main' },
    accessorFn: ({ tipo, local, data_hora }) =>
      `${vehicleIncidentTypeLabels[tipo]} em ${local}, ${formatDateTime(data_hora)}`,
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'extra' } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateMark state={row.original.situacao} />,
  },
  { accessorKey: 'resposta', header: 'Resposta' },
]

/** What one reported of vehicles that were with them. */
export function OwnIncidentPage() {
  const search = useTableSearch('vehicleIncidents.listOwn')
  const list = useList(trpc.vehicleIncidents.listOwn.queryOptions(search.input), search)
  const [writes, setWrites] = useState(false)
  return (
    <ListPage
      tools={
        <Button icon={Plus} cooldown={false} onClick={() => setWrites(true)}>
          Novo incidente
        </Button>
      }
      label="Meus incidentes com veículo"
      placeholder="Buscar incidente"
      list={list}
      columns={incidentColumns}
      filters={[{ key: 'data_hora', label: 'Data', kind: 'period' }]}
      empty={<EmptyState text="Colisões, avarias e panes que você informar aparecem aqui." />}
    >
      {writes && (
        <Suspense fallback={null}>
          <OwnIncidentSheet onClose={() => setWrites(false)} />
        </Suspense>
      )}
    </ListPage>
  )
}

const workColumns: ListColumns<Work, 'vehicleMaintenance.listOwn'> = [
  { ...createdColumn<Work>(), meta: { sort: 'created_at', card: 'below', labelled: true } },
  {
    id: 'resumo',
    header: 'Resumo',
    meta: { sort: 'tipo', card: 'main' },
    accessorFn: ({ tipo, descricao }) => `${maintenanceTypeLabels[tipo]}: ${descricao}`,
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'extra' } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateMark state={row.original.situacao} />,
  },
  { accessorKey: 'resposta', header: 'Resposta' },
]

/** Repairs that one asked for. */
export function OwnMaintenancePage() {
  const search = useTableSearch('vehicleMaintenance.listOwn')
  const list = useList(trpc.vehicleMaintenance.listOwn.queryOptions(search.input), search)
  const [writes, setWrites] = useState(false)
  const { take } = useRecordStep(trpc.vehicleMaintenance.pathFilter())
  return (
    <ListPage
      tools={
        <Button icon={Plus} cooldown={false} onClick={() => setWrites(true)}>
          Solicitar manutenção
        </Button>
      }
      label="Minhas solicitações de manutenção"
      placeholder="Buscar manutenção"
      list={list}
      columns={workColumns}
      filters={[{ key: 'data_abertura', label: 'Abertura', kind: 'period' }]}
      empty={<EmptyState text="As manutenções que você pedir aparecem aqui, com a resposta da frota." />}
      actions={(row) =>
        row.situacao === 'solicitada'
          ? [
              {
                label: 'Cancelar',
                icon: CircleX,
                variant: 'destructive',
                onSelect: () =>
                  void take({
                    ask: { title: `Cancelar a manutenção de ${row.placa}?`, cancelLabel: 'Voltar' },
                    run: () => api.vehicleMaintenance.cancelOwn.mutate({ id: row.id }),
                  }),
              },
            ]
          : []
      }
    >
      {writes && (
        <Suspense fallback={null}>
          <OwnMaintenanceSheet onClose={() => setWrites(false)} />
        </Suspense>
      )}
    </ListPage>
  )
}

/** Fines of which one is the confirmed driver, and their statements. */
export function OwnFinePage() {
  const search = useTableSearch('fines.listOwn')
  const list = useList(trpc.fines.listOwn.queryOptions(search.input), search)
  return (
    <ListPage
      label="Minhas multas"
      placeholder="Buscar multa"
      list={list}
      columns={fineColumns.filter(({ header }) => header !== 'Motorista')}
      filters={[{ key: 'data_infracao', label: 'Infração', kind: 'period' }]}
      empty={
        <EmptyState text="Multas em que você é o condutor confirmado aparecem aqui, com o termo a assinar." />
      }
      actions={({ id, id_motorista, placa, situacao, termo }) =>
        termo && id_motorista !== null
          ? [
              {
                label: situacao === 'termo_gerado' ? 'Assinar termo' : 'Ver termo',
                icon: FileSignature,
                to: `/fleet/fines/term/${id}/${id_motorista}/${placa}` as const,
              },
            ]
          : []
      }
    />
  )
}
