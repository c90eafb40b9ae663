import { ptBR } from 'react-day-picker/locale'
import { DayPicker } from 'react-day-picker'
import type { ComponentProps } from 'react'
import { WEEK_STARTS_ON } from '@/lib/week.ts'

const step = 'grid size-7 place-items-center rounded-md text-muted-foreground hover:bg-accent'

const classNames = {
  root: 'relative p-1.5 text-sm',
  month_caption: 'h-7 pl-1.5 font-semibold capitalize',
  nav: 'absolute top-1 right-1.5 flex gap-0.5',
  button_previous: step,
  button_next: step,
  chevron: 'size-3.5 fill-current',
  weekday: 'static h-8 w-[34px] border-0 bg-transparent p-0 text-center text-[11px] text-muted-foreground',
  day: 'static h-8 w-[34px] border-0 bg-transparent p-0 text-center',
  day_button: 'h-[30px] w-8 rounded-md not-disabled:hover:bg-accent',
  selected:
    '[&:not(.between)>button]:bg-primary! [&:not(.between)>button]:font-[650] [&:not(.between)>button]:text-primary-foreground',
  range_middle: 'between [&>button]:bg-primary-soft!',
  today: '[&:not([data-selected])>button]:font-[650] [&:not([data-selected])>button]:text-primary',
  outside: '[&>button]:text-muted-foreground',
  disabled: '[&>button]:cursor-not-allowed [&>button]:opacity-40',
}

/** The month grid. Import `Calendar` instead: this file is its own chunk. */
export default function CalendarGrid(props: ComponentProps<typeof DayPicker>) {
  return <DayPicker {...props} locale={ptBR} weekStartsOn={WEEK_STARTS_ON} classNames={classNames} />
}
