// The one place of these two imports; what `useValue` and `useValues` return is called at once, in every render.
// oxlint-disable no-restricted-imports, react/hooks
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'

/** What a form holds while it is filled in: a field that is still empty is null, or is left out. */
export type Filling<Values extends object> = { [Name in keyof Values]?: Values[Name] | null }

/** The form around, by the values that its schema takes: `const { setValue } = useFormOf<Values>()`. */
export const useFormOf = <Values extends object = never>() => useFormContext<Filling<Values>>()

/** All that the form holds, at every change of a field: for what shows the whole of it. */
export function useAllValues<Values extends object = never>() {
  const { control } = useFormOf<Values>()
  return useWatch({ control })
}

/** A field of it, at every change: `useValue<Values>()('tipo')`. */
export function useValue<Values extends object = never>() {
  const { control } = useFormOf<Values>()
  return function useNamed<Name extends FieldPath<Filling<Values>>>(name: Name) {
    return useWatch({ control, name })
  }
}

/** Several: `const [uf, tipo] = useValues<Values>()('uf', 'tipo')`. */
export function useValues<Values extends object = never>() {
  const { control } = useFormOf<Values>()
  return function useNamed<Names extends readonly FieldPath<Filling<Values>>[]>(...name: Names) {
    return useWatch<Filling<Values>, Names>({ control, name })
  }
}
