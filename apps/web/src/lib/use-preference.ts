import { useCallback, useState } from 'react'
import { onDevice } from './stored.ts'

/** A choice this browser remembers, under "intranet:<name>". */
export function usePreference<T>(name: string, fallback: T): [T, (value: T) => void] {
  const key = `intranet:${name}`
  const [value, setValue] = useState(() => onDevice.readJson<T>(key) ?? fallback)
  const store = useCallback(
    (next: T) => {
      setValue(next)
      onDevice.writeJson(key, next)
    },
    [key],
  )
  return [value, store]
}
