import type { KeyboardEvent } from 'react'

const VERB = '[data-verb]'

/**
 * J and K move between the rows of a list, X marks one, while the focus is within it (WCAG 2.1.4); Enter presses the
 * row's verb, on which the focus is.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(VERB)]
  const row = (event.target as HTMLElement).closest('[data-slot=obligation]')
  const key = event.key.toLowerCase()
  if (key === 'j' || key === 'k') {
    const present = rows.findIndex((verb) => row?.contains(verb))
    rows[present + (key === 'j' ? 1 : -1)]?.focus()
  } else if (key === 'x') row?.querySelector<HTMLElement>('button[aria-pressed]')?.click()
  else return
  event.preventDefault()
}
