import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { format } from '@intranet/contract/messages'
import { isRealDay } from '@intranet/contract/formats'
import { Calendar } from '@/components/ui/calendar.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover.tsx'
import { DateInput } from './date-input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { useFieldCheck } from './form-context.ts'
import { MaskedInput } from './masked-input.tsx'

function checkDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
  return year && isRealDay(Number(year), Number(month), Number(day)) ? undefined : format.invalidDate
}

const asDate = (value: string) =>
  checkDate(value) === undefined && value ? new Date(`${value.slice(0, 10)}T12:00:00`) : undefined
const asIso = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** A day, typed as dd/mm/aaaa or picked; the value is yyyy-mm-dd. */
export function DateField(props: FieldProps) {
  const field = useField<string | null | undefined>(props)
  const [open, setOpen] = useState(false)
  useFieldCheck(props.name, checkDate)
  const value = field.value ?? ''
  return (
    <FieldFrame {...props} field={field}>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverAnchor asChild>
          <div className="relative">
            <DateInput {...field.input} className="pr-9" value={value} onValue={field.setValue} />
            <IconButton
              icon={CalendarDays}
              label={`Abrir calendário de ${props.label}`}
              small
              disabled={props.disabled}
              className="!absolute right-1 top-1/2 -translate-y-1/2"
              onClick={() => setOpen(true)}
            />
          </div>
        </PopoverAnchor>
        <PopoverContent align="start" aria-label={props.label}>
          <Calendar
            mode="single"
            selected={asDate(value)}
            defaultMonth={asDate(value)}
            onSelect={(date: Date | undefined) => {
              field.setValue(date ? asIso(date) : '')
              setOpen(false)
            }}
          />
        </PopoverContent>
      </Popover>
    </FieldFrame>
  )
}

function checkMonthDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(value) ?? []
  // 2000 had a 29 February.
  return month && isRealDay(2000, Number(month), Number(day)) ? undefined : format.invalidDate
}

/** A day of every year, typed as dd/mm; the value is mm-dd. */
export function MonthDayField(props: FieldProps) {
  const field = useField<string | null | undefined>(props)
  useFieldCheck(props.name, checkMonthDay)
  const value = field.value ?? ''
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(value) ?? []
  return (
    <FieldFrame {...props} field={field}>
      <MaskedInput
        {...field.input}
        mask="##/##"
        placeholder="dd/mm"
        inputMode="numeric"
        autoComplete="off"
        value={month ? `${day}${month}` : value}
        onValue={(digits) =>
          field.setValue(digits.length === 4 ? `${digits.slice(2)}-${digits.slice(0, 2)}` : digits)
        }
      />
    </FieldFrame>
  )
}
