import { session as words } from '@intranet/contract/messages/session'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { onAccessChanged } from '@/lib/access-changed.ts'
import { onSignedOut } from '@/lib/query-client.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { newestSessionEnd, useSessionEnd } from '@/lib/session-end.ts'
import {
  onProfileRemoved,
  readProfile,
  removeProfile,
  sameRoles,
  storeProfile,
} from '@/lib/session-profile.ts'
import { cameWithPage, type Session, sessionQuery, takeSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'

/** Milliseconds after the load (docs/screens.md#session-on-the-device). */
const RECHECK_MS = 200
/** The longest wait that a browser's timer can hold. */
const LONGEST_MS = 2 ** 31 - 1

type End = (text: string) => void

/** Ends the session in this browser, keeping drafts: the layout then leads to Login, with the way back. */
function useEndSession(): End {
  const router = useRouter()
  const queryClient = useQueryClient()
  return useCallback(
    (text) => {
      if (!queryClient.getQueryData(sessionQuery.queryKey)) return
      removeProfile()
      takeSession(queryClient, null)
      toast.error(text)
      void router.invalidate()
    },
    [queryClient, router],
  )
}

/** A provider came or went: what is on the screen may be out of reach now. */
async function readAgain(queryClient: QueryClient, now: Session): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, now)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
  })
}

interface Check {
  queryClient: QueryClient
  person: number
  end: End
  /** The server said that something changed; else it may have. */
  reported: boolean
  /** Right after the load: a session that came with the page is the server's of this moment. */
  loaded?: boolean
}

async function checkRoles({ queryClient, person, end, reported, loaded }: Check): Promise<void> {
  try {
    const before = queryClient.getQueryData(sessionQuery.queryKey)
    const now = loaded && before && cameWithPage() ? before : await api.auth.session.query()
    if (!now) return end(words.ended)
    const stored = readProfile()
    if (stored?.usuarioId !== person) return before ? storeProfile(before) : undefined
    if (!sameRoles(stored.roles, now.roles)) {
      await api.auth.logout.mutate()
      return end(words.rolesChanged)
    }
    if (reported || String(before?.provedores) !== String(now.provedores)) await readAgain(queryClient, now)
  } catch (error) {
    if (readRequestError(error).status === 401) end(words.ended)
  }
}

/** Compares the stored roles with the server's shortly after the load and when an event says so; other roles end the session. */
function useRoleCheck(person: number, end: End): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const check = (reported: boolean, loaded = false) =>
      void checkRoles({ queryClient, person, end, reported, loaded })
    const timer = window.setTimeout(() => check(false, true), RECHECK_MS)
    const unlisten = onAccessChanged(check)
    return () => {
      window.clearTimeout(timer)
      unlisten()
    }
  }, [queryClient, person, end])
}

/** Warns some minutes before the end, offers to go on, and leaves when it is over. */
function useEndWarning(session: Session, end: End): void {
  const reported = useSessionEnd()
  const confirm = useConfirm()
  const endsAt = Math.max(reported, Date.parse(session.expira_em))
  const warnMs = session.aviso_minutos * 60_000
  useEffect(() => {
    const left = endsAt - Date.now()
    const asking = new AbortController()
    // Another tab was used: the later end that it stored starts these timers again.
    const isOld = () => newestSessionEnd() > endsAt
    const warn = async () => {
      if (isOld()) return
      const stay = await confirm({
        title: 'Sua sessão está terminando',
        text: words.ending,
        confirmLabel: 'Continuar conectado',
        cancelLabel: 'Agora não',
        signal: asking.signal,
      })
      if (stay) await api.auth.session.query().catch(() => null)
    }
    const finish = () => {
      if (!isOld()) end(words.ended)
    }
    const over = window.setTimeout(finish, Math.min(left, LONGEST_MS))
    const warning = window.setTimeout(() => void warn(), Math.min(Math.max(0, left - warnMs), LONGEST_MS))
    return () => {
      window.clearTimeout(over)
      window.clearTimeout(warning)
      asking.abort()
    }
  }, [endsAt, warnMs, confirm, end])
}

/** Watches over the session of the one who has signed in. Its own chunk: guests do not download it. */
export default function SessionGuard({ session }: { session: Session }) {
  const end = useEndSession()
  useRoleCheck(session.usuarioId, end)
  useEndWarning(session, end)
  useEffect(() => onSignedOut(() => end(words.ended)), [end])
  useEffect(() => onProfileRemoved(() => end(words.ended)), [end])
  return null
}
