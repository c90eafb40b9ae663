import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'

/** A moment of São Paulo's clock, `YYYY-MM-DDTHH:mm`; of a whole day only the day is asked. */
export function MomentField({ wholeDay, ...props }: FieldProps & { wholeDay: boolean }) {
  const field = useField<string | null | undefined>(props)
  const [day = '', hour = '09:00'] = (field.value ?? '').split('T')
  const set = (nextDay: string, nextHour: string) =>
    field.setValue(nextDay && `${nextDay}T${nextHour || '00:00'}`)
  return (
    <FieldFrame {...props} field={field}>
      <div className="flex gap-2">
        <Input {...field.input} type="date" value={day} onChange={(event) => set(event.target.value, hour)} />
        {!wholeDay && (
          <Input
            type="time"
            className="max-w-28"
            aria-label={`${props.label}: hora`}
            value={hour.slice(0, 5)}
            onChange={(event) => set(day, event.target.value)}
          />
        )}
      </div>
    </FieldFrame>
  )
}
