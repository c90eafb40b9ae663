import { useCallback, useEffect, useRef, useState } from 'react'

const BUSY_MS = 1000

/** A clicked button spins and stays disabled for 1 s, so that a double click acts once (docs/screens.md#one-second-of-rest). */
export function useBusy(): [boolean, () => void] {
  const [busy, setBusy] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const start = useCallback(() => {
    setBusy(true)
    timer.current = window.setTimeout(() => setBusy(false), BUSY_MS)
  }, [])
  return [busy, start]
}
