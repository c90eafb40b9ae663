import { NativeSelect } from '@/components/ui/native-select.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { choiceWords } from './value-words.ts'

interface ShortSelectFieldProps<Values extends object> extends FieldProps<Values> {
  options: { value: string; label: string; disabled?: boolean }[]
  /** What the empty choice is called. */
  empty?: string
  /** Called after the choice is written: for fields that depend on this one. */
  onPicked?: (value: string) => void
}

/** One of a few fixed choices, of which some may be out of reach. The empty choice is "". */
export function ShortSelectField<Values extends object = never>({
  options,
  empty,
  onPicked,
  ...props
}: ShortSelectFieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props, { words: choiceWords(options) })
  const chosen = field.value ?? ''
  // Without it the browser would show the first of the choices, which nobody made.
  const none = empty ?? (options.some(({ value }) => value === chosen) ? undefined : 'Selecione')
  return (
    <FieldFrame {...props} field={field}>
      <NativeSelect
        {...field.input}
        value={chosen}
        onChange={(event) => {
          field.setValue(event.target.value)
          onPicked?.(event.target.value)
        }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
