import { ptBR } from 'react-day-picker/locale'
import { DayPicker } from 'react-day-picker'
import type { ComponentProps } from 'react'
import { WEEK_STARTS_ON } from '@/lib/week.ts'

/** The month grid. Import `Calendar` instead: this file is its own chunk. */
export default function CalendarGrid(props: ComponentProps<typeof DayPicker>) {
  return <DayPicker {...props} locale={ptBR} weekStartsOn={WEEK_STARTS_ON} className="cal" />
}
