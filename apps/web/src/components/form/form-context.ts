import { createContext, use, useEffect } from 'react'

/** A rule of the field itself (a mask's length, a check digit); the text of what is wrong, or undefined. */
export type FieldCheck = (value: unknown) => string | undefined

export interface FormRules {
  required: (name: string) => boolean
  checks: Map<string, FieldCheck>
}

export const FormRulesContext = createContext<FormRules | null>(null)

export function useFormRules(): FormRules {
  const rules = use(FormRulesContext)
  if (!rules) throw new Error('fields stand inside <Form>')
  return rules
}

/** Adds a field's own rule to the schema's while the field is on screen. */
export function useFieldCheck(name: string, check: FieldCheck): void {
  const { checks } = useFormRules()
  useEffect(() => {
    checks.set(name, check)
    return () => void checks.delete(name)
  }, [checks, name, check])
}
