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
