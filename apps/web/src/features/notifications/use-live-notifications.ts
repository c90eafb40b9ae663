import type { LiveKind } from '@intranet/contract/content/live-kinds'
import type { ReactionTarget } from '@intranet/contract/content/reaction-labels'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reportAccessChanged } from '@/lib/access-changed.ts'
import { askAgain } from '@/lib/ask-again.ts'
import { trpc } from '@/lib/trpc.ts'
import type { BellKey } from './bell-key.ts'
import { listenToEvents } from './live-events.ts'

/** Milliseconds in which a new notification lights its bell (docs/screens.md#bells). */
const LIT_MS = 3000
/** A notice that was read takes 300 ms to leave; the list is asked again after that. */
const AFTER_LEAVING_MS = 400

/** Asks again for the records on screen that somebody reacted to; lists read again when they are shown next. */
function refreshReactions(queryClient: QueryClient, items: string): void {
  for (const item of items.split(',')) {
    const [tipo, id] = item.split(':')
    const target = { tipo: tipo as ReactionTarget, id_item: Number(id) }
    void askAgain(queryClient, trpc.reactions.get.queryFilter(target))
  }
  void queryClient.invalidateQueries({ ...trpc.news.pathFilter(), refetchType: 'none' })
}

/** Keeps what the bells show up to date while the shell is open. */
function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void askAgain(queryClient, trpc.notifications.pathFilter())
    const refreshIncidents = () => void askAgain(queryClient, trpc.incidents.pathFilter())
    // What is to be done comes with a notice.
    const raised = () => {
      refresh()
      void queryClient.invalidateQueries(trpc.obligations.pathFilter())
      // Who asks for a seat, and what the driver answers.
      void queryClient.invalidateQueries(trpc.rides.pathFilter())
    }
    const missed = () => {
      reportAccessChanged(false)
      raised()
      refreshIncidents()
      void askAgain(queryClient, trpc.reactions.pathFilter())
    }
    const on: Record<LiveKind, (data: string) => void> = {
      // The stream may have been away, with nobody to hear.
      pronto: () => {
        reportAccessChanged(false)
        refresh()
        refreshIncidents()
      },
      perdidos: missed,
      notificacao: raised,
      leitura: () => window.setTimeout(refresh, AFTER_LEAVING_MS),
      incidente: () => window.setTimeout(refreshIncidents, AFTER_LEAVING_MS),
      acesso: () => reportAccessChanged(),
      reacao: (data) => refreshReactions(queryClient, data),
    }
    return listenToEvents(({ kind, data }) => on[kind](data))
  }, [queryClient])
}

/** Lit for 3 s whenever the count grew after the first answer. */
function useLit(count: number | undefined): boolean {
  const before = useRef(count)
  const [lit, setLit] = useState(false)
  useEffect(() => {
    const grew = before.current !== undefined && count !== undefined && count > before.current
    before.current = count
    if (grew) setLit(true)
  }, [count])
  useEffect(() => {
    if (!lit) return
    const timer = window.setTimeout(() => setLit(false), LIT_MS)
    return () => window.clearTimeout(timer)
  }, [lit])
  return lit
}

/** Unread counts and light of both bells. */
export function useLiveNotifications(): Record<BellKey, { unread: number; lit: boolean }> {
  useLiveUpdates()
  const quiet = { meta: { quiet: true } }
  const notices = useQuery({ ...trpc.notifications.unread.queryOptions(), ...quiet }).data?.total
  const incidents = useQuery({ ...trpc.incidents.unread.queryOptions(), ...quiet }).data?.total
  return {
    geral: { unread: notices ?? 0, lit: useLit(notices) },
    incidentes: { unread: incidents ?? 0, lit: useLit(incidents) },
  }
}
