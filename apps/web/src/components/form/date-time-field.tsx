import { Input } from '@/components/ui/input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

const OFFSET_MS = 3 * 3_600_000

/** A moment as São Paulo's clocks show it: `2026-11-20T14:30`. */
const asLocal = (moment: string) =>
  new Date(new Date(moment).getTime() - OFFSET_MS).toISOString().slice(0, 16)

/** A day and an hour in São Paulo, wherever the browser stands; the value is an ISO moment, null when emptied. */
export function DateTimeField(props: FieldProps) {
  const field = useField<string | null | undefined>(props)
  const value = field.value && !Number.isNaN(Date.parse(field.value)) ? asLocal(field.value) : ''
  return (
    <FieldFrame {...props} field={field}>
      <Input
        {...field.input}
        type="datetime-local"
        value={value}
        onChange={(event) => {
          const { value: local } = event.target
          field.setValue(local ? `${local.slice(0, 16)}:00-03:00` : null)
        }}
      />
    </FieldFrame>
  )
}
