import { createFileRoute } from '@tanstack/react-router'
import { isRealDay } from '@intranet/contract/formats'
import { Permitted } from '@/components/records/permitted.tsx'
import { CalendarPage, type CalendarSearch } from '@/features/content/calendar/calendar-page.tsx'

const views = ['mes', 'semana', 'dia', 'lista'] as const

function calendarSearch({ visao, dia }: Record<string, unknown>): CalendarSearch {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(dia)) ?? []
  return {
    visao: views.find((view) => view === visao),
    dia: year && isRealDay(Number(year), Number(month), Number(day)) ? String(dia) : undefined,
  }
}

export const Route = createFileRoute('/_app/calendar')({
  staticData: { title: 'Calendário', back: { to: '/', label: 'Início' } },
  validateSearch: calendarSearch,
  component: function Calendar() {
    const search = Route.useSearch()
    return (
      <Permitted module="pagina_inicial" ability="employee">
        <CalendarPage {...search} />
      </Permitted>
    )
  },
})
