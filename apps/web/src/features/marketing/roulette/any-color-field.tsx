import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'

/** As a colour input takes it: `#fff` whole, and black for what is no hexadecimal. */
function sixDigits(value: string): string {
  const whole = value.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3')
  return /^#[0-9a-f]{6}$/i.test(whole) ? whole : '#000000'
}

interface AnyColorFieldProps<Values extends object> extends FieldProps<Values> {
  /** What an empty field will be: shown in its place. */
  instead?: string
}

/** Any colour that CSS knows, typed or picked. */
export function AnyColorField<Values extends object = never>({
  instead = '',
  ...props
}: AnyColorFieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  const value = field.value ?? ''
  return (
    <FieldFrame {...props} field={field}>
      <div className="flex gap-2">
        <Input
          {...field.input}
          value={value}
          placeholder={instead}
          maxLength={40}
          onChange={(event) => field.setValue(event.target.value)}
        />
        <input
          type="color"
          aria-label={`${props.label}: escolher`}
          className="h-[34px] w-12 shrink-0 cursor-pointer rounded-md border border-input bg-card p-0.5"
          value={sixDigits(value || instead)}
          onChange={(event) => field.setValue(event.target.value)}
        />
      </div>
    </FieldFrame>
  )
}
