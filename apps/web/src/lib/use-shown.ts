import { useEffect, useState } from 'react'

/** False until the page has been painted: for what may wait, so that it delays nothing that may not. */
export function useShown(): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let timer = 0
    // A frame callback runs before the paint, what it sets off runs after.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setShown(true), 0)
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [])
  return shown
}
