import type { FieldName } from './field-name.ts'
import { useFormOf } from './use-form-values.ts'

/** The id a field started with: it stays choosable, and shown, although it may be inactive by now. */
export function useSavedChoice<Values extends object = never>(
  name: FieldName<NoInfer<Values>>,
): number | undefined {
  const { formState } = useFormOf<Record<string, unknown>>()
  const saved: unknown = formState.defaultValues?.[name]
  return typeof saved === 'number' ? saved : undefined
}

/** The ids that a field with several choices started with. */
export function useSavedChoices<Values extends object = never>(name: FieldName<NoInfer<Values>>): number[] {
  const { formState } = useFormOf<Record<string, unknown>>()
  const saved: unknown = formState.defaultValues?.[name]
  return Array.isArray(saved) ? saved.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) : []
}
