import { HOUR_MS } from '@intranet/contract/durations'
import type { ComponentProps } from 'react'
import { format } from '@intranet/contract/messages/formats'
import { beginsWithDay } from '@/components/inputs/date-input.tsx'
import { DayInput } from '@/components/inputs/day-input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { useFieldCheck } from './form-context.ts'
import { HourInput, isHour } from '@/components/inputs/hour-input.tsx'

/** What is in the hour field once a day is chosen. */
const FIRST_HOUR = '09:00'

const isMoment = (text: string) => beginsWithDay(text) && isHour(text.slice(11))

const checkMoment = (value: unknown) =>
  typeof value !== 'string' || value === '' || isMoment(value) ? undefined : format.invalidDateTime

interface MomentInputProps extends Pick<
  ComponentProps<typeof DayInput>,
  'id' | 'name' | 'ref' | 'aria-invalid'
> {
  label: string
  /** `YYYY-MM-DDTHH:mm`, or what is typed of it so far. */
  value: string
  onValue: (value: string) => void
  /** Only the day is asked. */
  wholeDay?: boolean
  disabled?: boolean
}

function MomentInput({ label, value, onValue, wholeDay, disabled, ...input }: MomentInputProps) {
  const [day = '', hour = ''] = value.split('T')
  return (
    <div className="flex gap-2">
      <DayInput
        {...input}
        className="grow"
        label={label}
        disabled={disabled}
        value={day}
        onValue={(next) => onValue(next && `${next}T${hour || FIRST_HOUR}`)}
      />
      {!wholeDay && (
        <HourInput
          className="w-20 shrink-0"
          aria-label={`${label}: hora`}
          aria-invalid={input['aria-invalid']}
          disabled={disabled}
          value={hour}
          onValue={(typed) => onValue(day || typed ? `${day}T${typed}` : '')}
        />
      )}
    </div>
  )
}

interface MomentProps<Values extends object> extends FieldProps<Values> {
  wholeDay?: boolean
  /** The form's value as `YYYY-MM-DDTHH:mm`, and what the form keeps of what is typed. */
  shown: (value: string) => string
  kept: (typed: string) => string | null
}

function Moment<Values extends object = never>({ wholeDay, shown, kept, ...props }: MomentProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  useFieldCheck(props.name, checkMoment)
  return (
    <FieldFrame {...props} field={field}>
      <MomentInput
        {...field.input}
        label={props.label}
        wholeDay={wholeDay}
        value={shown(field.value ?? '')}
        onValue={(typed) => field.setValue(kept(typed))}
      />
    </FieldFrame>
  )
}

const asItIs = (text: string) => text

/** A moment of São Paulo's clock, `YYYY-MM-DDTHH:mm`; of a whole day only the day is asked. */
export function MomentField<Values extends object = never>(
  props: FieldProps<Values> & { wholeDay?: boolean },
) {
  return <Moment<Values> {...props} shown={asItIs} kept={asItIs} />
}

const OFFSET_MS = 3 * HOUR_MS

/** A moment as São Paulo's clocks show it: `2026-11-20T14:30`. What is not finished stays as typed. */
function asLocal(moment: string): string {
  const time = /(Z|[+-]\d{2}:?\d{2})$/.test(moment) ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time) ? moment : new Date(time - OFFSET_MS).toISOString().slice(0, 16)
}

const asMoment = (local: string) => (isMoment(local) ? `${local}:00-03:00` : local || null)

/** A day and an hour in São Paulo, wherever the browser is; the value is an ISO moment, null when emptied. */
export function DateTimeField<Values extends object = never>(props: FieldProps<Values>) {
  return <Moment<Values> {...props} shown={asLocal} kept={asMoment} />
}
