import { PasswordInput } from '@/components/ui/password-input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

/** A password that may be shown while it is typed. */
export function PasswordField<Values extends object = never>({
  kind,
  ...props
}: FieldProps<Values> & { kind: 'current' | 'new' }) {
  const field = useField<string | null | undefined, Values>(props, { secret: true })
  return (
    <FieldFrame {...props} field={field}>
      <PasswordInput
        {...field.input}
        label={props.label}
        kind={kind}
        value={field.value ?? ''}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </FieldFrame>
  )
}
