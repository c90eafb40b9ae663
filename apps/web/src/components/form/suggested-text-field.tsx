import { useId } from 'react'
import { Input } from '@/components/ui/input.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

interface SuggestedTextFieldProps<Values extends object> extends FieldProps<Values> {
  /** What was written before: any other text is taken too. */
  suggestions: readonly string[]
  maxLength?: number
}

/** A line of text that offers what was written before, so that one name is not written in two ways. */
export function SuggestedTextField<Values extends object = never>({
  suggestions,
  maxLength,
  ...props
}: SuggestedTextFieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  const list = useId()
  return (
    <FieldFrame {...props} field={field}>
      <Input
        {...field.input}
        list={list}
        maxLength={maxLength}
        autoComplete="off"
        value={field.value ?? ''}
        onChange={(event) => field.setValue(event.target.value)}
      />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </FieldFrame>
  )
}
