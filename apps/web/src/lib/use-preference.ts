import { useCallback, useState } from 'react'

function read<T>(key: string, fallback: T): T {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? fallback : (JSON.parse(stored) as T)
  } catch {
    return fallback
  }
}

/** A choice this browser remembers, under "intranet:<name>". */
export function usePreference<T>(name: string, fallback: T): [T, (value: T) => void] {
  const key = `intranet:${name}`
  const [value, setValue] = useState(() => read(key, fallback))
  const store = useCallback(
    (next: T) => {
      setValue(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A full or blocked storage only means that the choice is not remembered.
      }
    },
    [key],
  )
  return [value, store]
}
