import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { shell } from '@intranet/contract/messages'
import { useRouteTitle } from './use-route-title.ts'

/** Sets "Intranet | X", says it to screen readers and moves the focus to the h1 after each navigation. */
export function RouteAnnouncer() {
  const title = useRouteTitle()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const [said, setSaid] = useState('')
  const first = useRef(true)
  useEffect(() => {
    document.title = title ? `${shell.titlePrefix}${title}` : 'Intranet'
  }, [title])
  useEffect(() => {
    if (path === undefined) return
    if (first.current) {
      first.current = false
      return
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !heading.contains(document.activeElement)) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setSaid(heading?.textContent || document.title)
  }, [path])
  return (
    <p className="sr-only" aria-live="polite" role="status">
      {said}
    </p>
  )
}
