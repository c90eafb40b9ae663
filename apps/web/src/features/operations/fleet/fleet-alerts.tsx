import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { can } from '@intranet/contract/access'
import { fleetAlertFilters } from '@intranet/contract/operations/fleet-alerts'
import { todayInBrazil } from '@intranet/contract/today'
import { trpc } from '@/lib/trpc.ts'
import type { LinkAddress } from '@/lib/address.ts'
import { addressOfList } from '@/components/table/list-address.ts'
import type { FilterOf } from '@/components/table/list-name.ts'
import { useSession } from '@/lib/session.ts'

/** What of the fleet is over, ends within 30 days, or waits for a decision; nothing where nothing does. */
export function FleetAlerts() {
  const { data } = useQuery(trpc.fleet.alerts.queryOptions())
  const decides = can(useSession(), 'frota', 'manage')
  if (!data) return null
  const filters = fleetAlertFilters(todayInBrazil())
  const ending = (filtro: FilterOf<'expiries.list'>) =>
    addressOfList<'expiries.list'>('/expiries', { filtro })
  const lines: [number, string, string, LinkAddress][] = [
    [
      data.multas,
      'multa com prazo em 7 dias',
      'multas com prazo em 7 dias',
      addressOfList<'fines.list'>('/fleet/fines/list', { filtro: filters.multas }),
    ],
    [data.cnh, 'CNH a vencer', 'CNHs a vencer', ending(filters.cnh)],
    [data.licenciamento, 'licenciamento a vencer', 'licenciamentos a vencer', ending(filters.licenciamento)],
    [data.seguro, 'seguro a vencer', 'seguros a vencer', ending(filters.seguro)],
    [data.locacao, 'locação a vencer', 'locações a vencer', ending(filters.locacao)],
    [
      // Who does not decide cannot open them.
      decides ? data.solicitacoes : 0,
      'solicitação a decidir',
      'solicitações a decidir',
      addressOfList<'vehicleRequests.list'>('/fleet/bookings', { filtro: filters.solicitacoes }),
    ],
    [
      data.manutencoes,
      'manutenção a decidir',
      'manutenções a decidir',
      addressOfList<'vehicleMaintenance.list'>('/fleet/maintenance-vehicle/list', {
        filtro: filters.manutencoes,
      }),
    ],
  ]
  const shown = lines.filter(([total]) => total > 0)
  if (shown.length === 0) return null
  return (
    <aside
      aria-label="Alertas da frota"
      className="flex gap-x-6 rounded-md border border-border px-4 py-3 text-sm max-sm:gap-x-3"
    >
      <TriangleAlert className="shrink-0 text-warning" aria-hidden />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {shown.map(([total, one, many, to]) => (
          <AddressLink key={one} to={to} className="text-foreground">
            <b className="font-semibold">{total}</b> {total === 1 ? one : many}
          </AddressLink>
        ))}
      </div>
    </aside>
  )
}
