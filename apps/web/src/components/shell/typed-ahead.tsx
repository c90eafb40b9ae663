import { useEffect } from 'react'

/** Is where the search box is about to be: what is typed meanwhile belongs to it. */
export function TypedAhead({ onType }: { onType: (letter: string) => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!writes) return
      event.preventDefault()
      onType(event.key)
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [onType])
  return null
}
