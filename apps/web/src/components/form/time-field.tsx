import { format } from '@intranet/contract/messages/formats'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { useFieldCheck } from './form-context.ts'
import { HourInput, isHour } from '@/components/inputs/hour-input.tsx'

const checkHour = (value: unknown) =>
  typeof value !== 'string' || value === '' || isHour(value) ? undefined : format.invalidTime

/** An hour of the day, `HH:mm`. */
export function TimeField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  useFieldCheck(props.name, checkHour)
  return (
    <FieldFrame {...props} field={field}>
      <HourInput {...field.input} value={field.value ?? ''} onValue={(typed) => field.setValue(typed)} />
    </FieldFrame>
  )
}
