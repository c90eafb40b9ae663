import { format } from '@intranet/contract/messages/formats'
import { useId } from 'react'
import { DayInput } from '@/components/inputs/day-input.tsx'
import { Field, FieldError } from '@/components/ui/field.tsx'
import { Label } from '@/components/ui/label.tsx'

interface DialogDayProps {
  label: string
  note: string
  value: string
  wrong: boolean
  onChange: (value: string) => void
}

/** A dialog's day; one that is no day of the calendar is not confirmed. */
export function DialogDay({ label, note, value, wrong, onChange }: DialogDayProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <DayInput
        id={id}
        label={label}
        value={value}
        onValue={onChange}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} className="text-xs text-muted-foreground" aria-live="polite">
        {wrong ? <FieldError>{format.invalidDate}</FieldError> : note}
      </div>
    </Field>
  )
}
