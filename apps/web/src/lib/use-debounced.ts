import { useEffect, useState } from 'react'

/** The value once it has rested for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), ms)
    return () => window.clearTimeout(timer)
  }, [value, ms])
  return rested
}
