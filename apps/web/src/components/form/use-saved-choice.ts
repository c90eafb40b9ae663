import { useFormContext } from 'react-hook-form'

/** The id a field started with: it stays choosable, and shown, although it may be inactive by now. */
export function useSavedChoice(name: string): number | undefined {
  const { formState } = useFormContext()
  const saved: unknown = formState.defaultValues?.[name]
  return typeof saved === 'number' ? saved : undefined
}
