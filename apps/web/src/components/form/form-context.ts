import { form } from '@intranet/contract/messages'
import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react'
import type { FieldRegistry, RegisteredField } from './field-registry.ts'
import type { PendingUploads } from './pending-uploads.ts'
import { isBlank, valueWords } from './value-words.ts'

/** A rule of the field itself (a mask's length, a check digit); the text of what is wrong, or undefined. */
export type FieldCheck = (value: unknown) => string | undefined

/** The check of a field that only this screen demands, while its schema lets it be empty; asks in these words. */
export const filledElse =
  (words: string): FieldCheck =>
  (value) =>
    isBlank(value) ? words : undefined
export const filled = filledElse(form.required)

/** The rules of the fields on screen; a name may have several. */
export type FieldChecks = Map<string, { name: string; check: FieldCheck }>

export interface FormRules {
  required: (name: string) => boolean
  /** Nothing is asked: the fields are only read. */
  reads: boolean
  /** Whether the schema takes a field of this name; one that lists no names takes all. */
  takes: (name: string) => boolean
  checks: FieldChecks
  registry: FieldRegistry
  uploads: PendingUploads
}

export const FormRulesContext = createContext<FormRules | null>(null)

export function useFormRules(): FormRules {
  const rules = use(FormRulesContext)
  if (!rules) throw new Error('fields stand inside <Form>')
  return rules
}

/** Adds a field's own rule, if it has one, to the schema's while the field is on screen. */
export function useFieldCheck(name: string, check: FieldCheck | undefined): void {
  const { checks } = useFormRules()
  const id = useId()
  useEffect(() => {
    if (check) checks.set(id, { name, check })
    return () => void checks.delete(id)
  }, [checks, id, name, check])
}

/** How a field is known to what keeps the typed text; fields of `useField` are known by it. */
export function useRegisteredField(
  name: string,
  label: string,
  { words = valueWords, secret = false }: Partial<Omit<RegisteredField, 'label'>> = {},
): void {
  const { registry } = useFormRules()
  useEffect(() => registry.put(name, { label, words, secret }))
  useEffect(() => () => registry.leave(name), [registry, name])
}

/** Whether a field of the form still sends a file: what is saved now would not have it. */
export function useUploading(): boolean {
  const { uploads } = useFormRules()
  return useSyncExternalStore(uploads.subscribe, uploads.any)
}
