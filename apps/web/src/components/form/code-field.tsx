import { Input } from '@/components/ui/input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

/** The 6 digits of an e-mailed code; phones offer the one that just came. */
export function CodeField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props, { secret: true })
  return (
    <FieldFrame {...props} field={field}>
      <Input
        {...field.input}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        maxLength={6}
        className="max-w-40 text-lg tracking-[0.3em]"
        value={field.value ?? ''}
        onChange={(event) => field.setValue(event.target.value.replace(/\D/g, ''))}
      />
    </FieldFrame>
  )
}
