import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage, type CalendarSearch } from '@/features/content/calendar/calendar-page.tsx'
import { realDay } from '@/features/content/calendar/real-day.ts'

const views = ['mes', 'semana', 'dia', 'lista'] as const

function calendarSearch({ visao, dia, novo }: Record<string, unknown>): CalendarSearch {
  return {
    visao: views.find((view) => view === visao),
    dia: realDay(dia),
    novo: novo === true || undefined,
  }
}

export const Route = createFileRoute('/_app/calendar')({
  staticData: { needs: 'employee', title: 'Calendário', back: { to: '/', label: 'Início' } },
  validateSearch: calendarSearch,
  component: function Calendar() {
    const search = Route.useSearch()
    return <CalendarPage {...search} />
  },
})
