import { useCallback, useEffect, useRef } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type { Draft, DraftField } from '@/lib/draft.ts'
import type { FieldRegistry } from './field-registry.ts'

const isTyped = (dirty: unknown): boolean =>
  dirty === true || (typeof dirty === 'object' && dirty !== null && Object.values(dirty).some(isTyped))

const isEmptied = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)

/**
 * What is typed and not saved, as the form knows it at any moment: `unsaved` of anything, `typed` of the fields a
 * person can see, `emptied` of those that another choice has emptied and hidden.
 */
export function useTypedFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  registry: FieldRegistry,
) {
  const live = useRef<{ isDirty: boolean; dirtyFields: object }>({ isDirty: false, dirtyFields: {} })
  const { subscribe, getValues } = form
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true, dirtyFields: true },
        callback: ({ isDirty = false, dirtyFields = {} }) => (live.current = { isDirty, dirtyFields }),
      }),
    [subscribe],
  )
  const unsaved = useCallback(() => live.current.isDirty, [])
  const typed = useCallback((): Draft['fields'] => {
    const entries = registry.names().flatMap((name): [string, DraftField][] => {
      const field = registry.get(name)
      if (!field || !isTyped(get(live.current.dirtyFields, name))) return []
      const value: unknown = getValues(name as Path<Values>)
      return [[name, { label: field.label, shown: field.words(value), value }]]
    })
    return Object.fromEntries(entries)
  }, [registry, getValues])
  const emptied = useCallback((): Draft['fields'] => {
    const entries = Object.entries(live.current.dirtyFields).flatMap(
      ([name, dirty]): [string, DraftField][] => {
        const value: unknown = getValues(name as Path<Values>)
        const hidden = !registry.get(name) && isTyped(dirty) && isEmptied(value)
        return hidden ? [[name, { label: '', shown: '', value }]] : []
      },
    )
    return Object.fromEntries(entries)
  }, [registry, getValues])
  return { unsaved, typed, emptied }
}
