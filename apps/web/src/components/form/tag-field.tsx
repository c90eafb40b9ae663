import { ChipsInput } from '@/components/ui/chips-input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

interface TagFieldProps<Values extends object> extends FieldProps<Values> {
  placeholder?: string
}

/** Words separated by comma or Enter; the value is the list of them. */
export function TagField<Values extends object = never>({
  placeholder = 'Vírgula ou Enter separa',
  ...props
}: TagFieldProps<Values>) {
  const field = useField<string[] | null | undefined, Values>(props)
  return (
    <FieldFrame {...props} field={field}>
      <ChipsInput
        {...field.input}
        values={field.value ?? []}
        onValues={field.setValue}
        placeholder={placeholder}
      />
    </FieldFrame>
  )
}
