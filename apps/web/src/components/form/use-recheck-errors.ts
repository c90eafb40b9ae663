import { useEffect } from 'react'
import { useFormOf } from './use-form-values.ts'

/**
 * Checks a field with an error again while it is typed in. Checked only once it is left, its error goes at the moment of
 * the click on what goes on: the button moves away under the finger, and the click is lost.
 */
export function useRecheckErrors(): void {
  const { watch, trigger, getFieldState } = useFormOf<Record<string, unknown>>()
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      if (name && getFieldState(name).error) void trigger(name)
    })
    return unsubscribe
  }, [watch, trigger, getFieldState])
}
