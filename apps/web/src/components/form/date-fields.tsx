import { formatMonthDay, isRealDay } from '@intranet/contract/formats'
import { format } from '@intranet/contract/messages/formats'
import { beginsWithDay } from '@/components/inputs/date-input.tsx'
import { DayInput } from '@/components/inputs/day-input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { useFieldCheck } from './form-context.ts'
import { MaskedInput } from '@/components/inputs/masked-input.tsx'
import { isBlank, valueWords } from './value-words.ts'

const checkDate = (value: unknown) =>
  typeof value !== 'string' || value === '' || beginsWithDay(value) ? undefined : format.invalidDate

/** A day, typed as dd/mm/aaaa or picked; the value is yyyy-mm-dd. */
export function DateField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  useFieldCheck(props.name, checkDate)
  return (
    <FieldFrame {...props} field={field}>
      <DayInput {...field.input} label={props.label} value={field.value ?? ''} onValue={field.setValue} />
    </FieldFrame>
  )
}

function checkMonthDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(value) ?? []
  // 2000 had a 29 February.
  return month && isRealDay(2000, Number(month), Number(day)) ? undefined : format.invalidDate
}

const monthDayWords = (value: unknown) => (isBlank(value) ? valueWords(value) : formatMonthDay(String(value)))

/** A day of every year, typed as dd/mm; the value is mm-dd. */
export function MonthDayField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props, { words: monthDayWords })
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
