import { useState } from 'react'

/**
 * What was asked for and is not answered yet, by key: it is shown meanwhile. `settle` takes it away with its answer, but not
 * what was asked for the same key since.
 */
export function useAsked<Key, Value>() {
  const [asked, setAsked] = useState<ReadonlyMap<Key, Value>>(new Map())
  const ask = (keys: readonly Key[], value: Value) =>
    setAsked((now) => new Map([...now, ...keys.map((key) => [key, value] as const)]))
  const settle = (keys: readonly Key[], value: Value) =>
    setAsked((now) => new Map([...now].filter(([key, to]) => !keys.includes(key) || to !== value)))
  return { asked, ask, settle }
}
