import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Calendar } from '@/components/ui/calendar.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover.tsx'
import { cn } from '@/lib/cn.ts'
import { beginsWithDay, DateInput } from './date-input.tsx'

const asDate = (value: string) =>
  beginsWithDay(value) ? new Date(`${value.slice(0, 10)}T12:00:00`) : undefined
const asIso = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

interface DayInputProps extends ComponentProps<typeof DateInput> {
  /** Names the calendar that opens, and the field itself where no label of a form points at it. */
  label: string
}

/** A day, typed as dd/mm/aaaa or picked; the value is yyyy-mm-dd, or the digits of an unfinished day. */
export function DayInput({ label, value, onValue, className, ...props }: DayInputProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverAnchor asChild>
        <div className={cn('relative', className)}>
          <DateInput
            aria-label={props.id ? undefined : label}
            {...props}
            className="w-full pr-9"
            value={value}
            onValue={onValue}
          />
          <IconButton
            icon={CalendarDays}
            label={`Abrir calendário de ${label}`}
            size="sm"
            disabled={props.disabled}
            className="!absolute right-1 top-1/2 -translate-y-1/2"
            onClick={() => setOpen(true)}
          />
        </div>
      </PopoverAnchor>
      <PopoverContent align="start" aria-label={label}>
        <Calendar
          mode="single"
          selected={asDate(value)}
          defaultMonth={asDate(value)}
          onSelect={(date: Date | undefined) => {
            onValue(date ? asIso(date) : '')
            setOpen(false)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}

interface DayJumpProps {
  label: string
  /** yyyy-mm-dd */
  day: string
  onDay: (day: string) => void
}

/** The day that a screen shows; another one is gone to once it is whole. */
export function DayJump({ label, day, onDay }: DayJumpProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <DayInput
      className="w-36"
      label={label}
      value={typed ?? day}
      onBlur={() => setTyped(null)}
      onValue={(value) => {
        const whole = beginsWithDay(value)
        setTyped(whole ? null : value)
        if (whole) onDay(value)
      }}
    />
  )
}
