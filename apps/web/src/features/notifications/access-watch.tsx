import { useEffect } from 'react'
import { reportAccessChanged } from '@/lib/access-changed.ts'
import { listenToEvents } from './live-events.ts'

/** For who has no bells: hears of a changed role, provider or session as employees do. Draws nothing. */
export default function AccessWatch() {
  useEffect(
    () =>
      listenToEvents(({ kind }) => {
        if (kind === 'acesso') reportAccessChanged()
        // While the stream was away nobody heard.
        if (kind === 'pronto' || kind === 'perdidos') reportAccessChanged(false)
      }),
    [],
  )
  return null
}
