import { formatDate, formatMoney, formatNumber } from '@intranet/contract/formats'
import { maintenanceTypeLabels } from '@intranet/contract/operations/fleet-options'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Facts } from '@/components/records/facts.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { trpc } from '@/lib/trpc.ts'
import { StateMark } from './state-mark.tsx'
import { useMaintenanceSteps } from './use-maintenance-steps.ts'

/** A maintenance beside a list: what is asked for the vehicle, and the steps that are open. */
export function MaintenanceSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.vehicleMaintenance.get.queryOptions({ id }))
  const steps = useMaintenanceSteps()
  return (
    <RecordSheet
      title={read.data ? `Manutenção de ${read.data.placa}` : 'Manutenção'}
      read={read}
      onClose={onClose}
    >
      {(record) => (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <StateMark state={record.situacao} />
            {record.parado && <span className="text-sm text-danger">Veículo parado</span>}
            <AddressLink to={`/fleet/maintenance-vehicle/edit/${id}`} className="text-sm">
              Abrir manutenção
            </AddressLink>
          </div>
          <div className="flex flex-wrap gap-2">
            {steps(record).map(({ label, icon, onSelect }, place) => (
              <Button
                key={label}
                variant={place === 0 ? 'default' : 'outline'}
                icon={icon}
                cooldown={false}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))}
          </div>
          <p className="text-sm break-words">{record.descricao}</p>
          <Facts
            rows={[
              ['Veículo', `${record.placa} · ${record.modelo}`],
              ['Tipo', maintenanceTypeLabels[record.tipo]],
              ['Solicitante', record.solicitante],
              ['Abertura', formatDate(record.data_abertura)],
              ['KM', formatNumber(record.km)],
              ['Oficina', record.oficina],
              ['Agendada para', record.data_agendada && formatDate(record.data_agendada)],
              ['Valor', formatMoney(record.valor_total)],
            ]}
          />
        </div>
      )}
    </RecordSheet>
  )
}
