import type { NextHoliday } from '@intranet/contract/home/today'
import type { ReactNode } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { cn } from '@/lib/cn.ts'
import { dayLabel, weekOf } from './day-label.ts'

interface AgendaProps {
  today: string
  holidays: NextHoliday[]
  /** What is marked for today. */
  children?: ReactNode
}

const NEAR_DAYS = 30

const inDays = (days: number) =>
  days === 0 ? 'hoje' : days === 1 ? 'amanhã' : days <= NEAR_DAYS ? `em ${days} dias` : undefined

/** The week, and the next holidays of where the person lives. */
export function Agenda({ today, holidays, children }: AgendaProps) {
  const days = weekOf(today)
  const free = new Map(holidays.map((holiday) => [holiday.data, holiday.nome]))
  return (
    <>
      <SectionLabel>Agenda</SectionLabel>
      <ol className="-ml-1 grid grid-cols-7 text-center text-xs leading-5">
        {days.map((day) => (
          <li
            key={day}
            className={cn(
              'rounded-md pt-[3px] pb-[5px]',
              free.has(day) && 'font-[650] text-danger',
              day === today && 'bg-primary font-[650] text-primary-foreground',
            )}
            aria-current={day === today ? 'date' : undefined}
            title={free.get(day)}
          >
            <span
              className={cn('block text-[11px] uppercase', day !== today && 'text-muted-foreground')}
              aria-hidden
            >
              {dayLabel(day, 'initial')}
            </span>
            <span className="sr-only">{dayLabel(day, 'weekday')} </span>
            {dayLabel(day, 'number')}
            {free.has(day) && <span className="sr-only">, {free.get(day)}</span>}
          </li>
        ))}
      </ol>
      {children}
      <SectionLabel>Próximos feriados</SectionLabel>
      {holidays.length === 0 && <p className="text-sm text-muted-foreground">Nenhum feriado cadastrado.</p>}
      <Thread
        tall
        items={holidays.map(({ id, nome, tipo, data, em_dias }) => ({
          key: `${id}-${data}`,
          label: nome,
          note: `${dayLabel(data, 'short')} · ${tipo}`,
          count: inDays(em_dias),
          state: em_dias === 0 ? 'now' : undefined,
        }))}
      />
    </>
  )
}
