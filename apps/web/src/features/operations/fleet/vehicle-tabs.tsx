import { formatDate, formatDateTime, formatMoney, formatNumber } from '@intranet/contract/formats'
import { maintenanceTypeLabels, vehicleIncidentTypeLabels } from '@intranet/contract/operations/fleet-options'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { trpc } from '@/lib/trpc.ts'
import { StateMark } from './state-mark.tsx'
import { VehicleKeys } from './vehicle-keys.tsx'
import type { VehicleTabKey } from './vehicle-tab.ts'

const CostPanel = lazyPart<{ id_veiculo: number }>(async () => ({
  default: (await import('./cost-panel.tsx')).CostPanel,
}))
const VehicleReadings = lazyPart<{ id: number }>(async () => ({
  default: (await import('./vehicle-readings.tsx')).VehicleReadings,
}))

const VehicleServices = lazyPart<{ id: number }>(async () => ({
  default: (await import('./vehicle-services.tsx')).VehicleServices,
}))

interface Line {
  key: number
  cells: ReactNode[]
}

function Lines({ label, heads, lines }: { label: string; heads: string[]; lines: Line[] }) {
  if (lines.length === 0) return <EmptyState text="Este veículo ainda não tem nada aqui." />
  return (
    <Table label={label}>
      <TableHeader>
        <TableRow>
          {heads.map((head) => (
            <TableHead key={head} scope="col">
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map(({ key, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, place) => (
              <TableCell key={heads[place]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Drivers({ id }: { id: number }) {
  const read = useQuery(trpc.vehicles.drivers.queryOptions({ id }))
  return (
    <Loaded reads={[read]}>
      {(rows) => (
        <Lines
          label="Motoristas"
          heads={['Motorista', 'De', 'Até', 'KM inicial', 'KM final']}
          lines={rows.map((row) => ({
            key: row.id,
            cells: [
              row.motorista,
              formatDateTime(row.inicio),
              row.fim ? formatDateTime(row.fim) : 'Atual',
              formatNumber(row.km_inicio),
              row.km_fim === null ? '–' : formatNumber(row.km_fim),
            ],
          }))}
        />
      )}
    </Loaded>
  )
}

function Works({ id }: { id: number }) {
  const read = useQuery(trpc.vehicleMaintenance.list.queryOptions({ filtro: { id_veiculo: id }, limit: 60 }))
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <Lines
          label="Manutenções"
          heads={['Abertura', 'Tipo', 'Oficina', 'KM', 'Valor', 'Situação']}
          lines={dados.map((row) => ({
            key: row.id,
            cells: [
              <AddressLink key="a" to={`/fleet/maintenance-vehicle/edit/${row.id}`}>
                {formatDate(row.data_abertura)}
              </AddressLink>,
              maintenanceTypeLabels[row.tipo],
              row.oficina ?? '–',
              formatNumber(row.km),
              formatMoney(row.valor_total),
              <StateMark key="s" state={row.situacao} />,
            ],
          }))}
        />
      )}
    </Loaded>
  )
}

function Fines({ id }: { id: number }) {
  const read = useQuery(trpc.fines.list.queryOptions({ filtro: { id_veiculo: id }, limit: 60 }))
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <Lines
          label="Multas"
          heads={['Infração', 'Auto', 'Motorista', 'Pontos', 'Valor', 'Situação']}
          lines={dados.map((row) => ({
            key: row.id,
            cells: [
              formatDateTime(row.data_infracao),
              <AddressLink key="a" to={`/fleet/fines/edit/${row.id}`}>
                {row.auto_infracao}
              </AddressLink>,
              row.motorista ?? '–',
              row.pontos,
              formatMoney(row.valor),
              <StateMark key="s" state={row.situacao} />,
            ],
          }))}
        />
      )}
    </Loaded>
  )
}

function Incidents({ id }: { id: number }) {
  const read = useQuery(trpc.vehicleIncidents.list.queryOptions({ filtro: { id_veiculo: id }, limit: 60 }))
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <Lines
          label="Incidentes"
          heads={['Data', 'Tipo', 'Local', 'Motorista', 'Custo', 'Situação']}
          lines={dados.map((row) => ({
            key: row.id,
            cells: [
              <AddressLink key="a" to={`/fleet/incidents-vehicle/edit/${row.id}`}>
                {formatDateTime(row.data_hora)}
              </AddressLink>,
              vehicleIncidentTypeLabels[row.tipo],
              row.local,
              row.motorista ?? '–',
              row.custo ? formatMoney(row.custo) : '–',
              <StateMark key="s" state={row.situacao} />,
            ],
          }))}
        />
      )}
    </Loaded>
  )
}

const tabs = {
  motoristas: Drivers,
  manutencoes: Works,
  servicos: ({ id }: { id: number }) => (
    <Suspense>
      <VehicleServices id={id} />
    </Suspense>
  ),
  multas: Fines,
  incidentes: Incidents,
  custos: ({ id }: { id: number }) => (
    <Suspense>
      <CostPanel id_veiculo={id} />
    </Suspense>
  ),
  chaves: VehicleKeys,
  hodometro: ({ id }: { id: number }) => (
    <Suspense>
      <VehicleReadings id={id} />
    </Suspense>
  ),
}

/** What happened with a vehicle, by tab. */
export function VehicleTab({ id, tab }: { id: number; tab: Exclude<VehicleTabKey, 'dados'> }) {
  const Tab = tabs[tab]
  return <Tab id={id} />
}
