import { formatDate, formatDateTime, formatMoney, formatNumber } from '@intranet/contract/formats'
import { maintenanceTypeLabels, vehicleIncidentTypeLabels } from '@intranet/contract/operations/fleet-options'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { MoreRows, useMoreRows } from '@/components/table/more-rows.tsx'
import { type Head, numberHead, ShortTable, wordsHead } from '@/components/table/short-table.tsx'
import { trpc } from '@/lib/trpc.ts'
import { CostPanel } from './cost-panel.tsx'
import { StateMark } from './state-mark.tsx'
import { VehicleKeys } from './vehicle-keys.tsx'
import { VehicleReadings } from './vehicle-readings.tsx'
import { VehicleServices } from './vehicle-services.tsx'
import type { VehicleTabKey } from './vehicle-tab.ts'

interface Line {
  key: number
  cells: ReactNode[]
}

interface LinesProps {
  label: string
  heads: readonly Head[]
  lines: Line[]
  /** Below the table. */
  children?: ReactNode
}

function Lines({ label, heads, lines, children }: LinesProps) {
  if (lines.length === 0) return <EmptyState text="Este veículo ainda não tem nada aqui." />
  return (
    <>
      <ShortTable label={label} heads={heads} rows={lines} keyOf={({ key }) => key}>
        {({ cells }) => cells}
      </ShortTable>
      {children}
    </>
  )
}

function Drivers({ id }: { id: number }) {
  const read = useQuery(trpc.vehicles.drivers.queryOptions({ id }))
  return (
    <Loaded reads={[read]}>
      {(rows) => (
        <Lines
          label="Motoristas"
          heads={['Motorista', 'De', 'Até', numberHead('KM inicial'), numberHead('KM final')]}
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
  const more = useMoreRows(id)
  const read = useQuery({
    ...trpc.vehicleMaintenance.list.queryOptions({ filtro: { id_veiculo: id }, limit: more.limit }),
    ...more.kept,
  })
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <Lines
          label="Manutenções"
          heads={[
            'Abertura',
            wordsHead('Tipo'),
            wordsHead('Oficina'),
            numberHead('KM'),
            numberHead('Valor'),
            wordsHead('Situação'),
          ]}
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
        >
          <MoreRows rows={more} read={read} />
        </Lines>
      )}
    </Loaded>
  )
}

function Fines({ id }: { id: number }) {
  const more = useMoreRows(id)
  const read = useQuery({
    ...trpc.fines.list.queryOptions({ filtro: { id_veiculo: id }, limit: more.limit }),
    ...more.kept,
  })
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <Lines
          label="Multas"
          heads={[
            'Infração',
            'Auto',
            wordsHead('Motorista'),
            numberHead('Pontos'),
            numberHead('Valor'),
            wordsHead('Situação'),
          ]}
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
        >
          <MoreRows rows={more} read={read} />
        </Lines>
      )}
    </Loaded>
  )
}

function Incidents({ id }: { id: number }) {
  const more = useMoreRows(id)
  const read = useQuery({
    ...trpc.vehicleIncidents.list.queryOptions({ filtro: { id_veiculo: id }, limit: more.limit }),
    ...more.kept,
  })
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <Lines
          label="Incidentes"
          heads={[
            'Data',
            wordsHead('Tipo'),
            wordsHead('Local'),
            wordsHead('Motorista'),
            numberHead('Custo'),
            wordsHead('Situação'),
          ]}
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
        >
          <MoreRows rows={more} read={read} />
        </Lines>
      )}
    </Loaded>
  )
}

const tabs = {
  motoristas: Drivers,
  manutencoes: Works,
  servicos: VehicleServices,
  multas: Fines,
  incidentes: Incidents,
  custos: ({ id }: { id: number }) => <CostPanel id_veiculo={id} />,
  chaves: VehicleKeys,
  hodometro: VehicleReadings,
}

/** What happened with a vehicle, by tab. */
export function VehicleTab({ id, tab }: { id: number; tab: Exclude<VehicleTabKey, 'dados'> }) {
  const Tab = tabs[tab]
  return <Tab id={id} />
}
