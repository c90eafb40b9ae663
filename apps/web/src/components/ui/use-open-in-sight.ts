import { type RefObject, useEffect, useRef } from 'react'

/** For a row that a phone is too narrow for: scrolls its open entry into sight, again when the row's `content` changes. */
export function useOpenInSight<Row extends HTMLElement>(content = ''): RefObject<Row | null> {
  const row = useRef<Row>(null)
  const shown = useRef<string>(null)
  useEffect(() => {
    if (shown.current === content) return
    shown.current = content
    const open = row.current?.querySelector('[aria-current], [aria-selected=true]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [content])
  return row
}
