import { todayInBrazil } from '@intranet/contract/today'
import { useNavigate } from '@tanstack/react-router'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { VehicleCalendar } from './vehicle-calendar.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { useSession } from '@/lib/session.ts'

/** The vehicles of one's provider, hour by hour. */
export function VehicleCalendarPage({ day = todayInBrazil() }: { day?: string }) {
  const navigate = useNavigate()
  const id_empresa = useSession()?.id_empresa ?? undefined
  return (
    <Page>
      <PageHead>
        <AddLink to="/requests/vehicle/register">Solicitar veículo</AddLink>
      </PageHead>
      <PageSheet>
        <VehicleCalendar
          day={day}
          id_empresa={id_empresa}
          onDay={(dia) => void navigate({ to: '.', search: searchWith({ dia }), replace: true })}
          onWish={({ id_veiculo, inicio, fim }) =>
            void navigate({
              to: '/requests/vehicle/register',
              search: { veiculo: id_veiculo, inicio, fim },
            })
          }
        />
      </PageSheet>
    </Page>
  )
}
