import { auth } from '@intranet/contract/messages'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { onAccessChanged } from '@/lib/access-changed.ts'
import { onSignedOut } from '@/lib/query-client.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { useSessionEnd } from '@/lib/session-end.ts'
import {
  clearStorage,
  onProfileRemoved,
  readProfile,
  removeProfile,
  sameRoles,
  storeProfile,
} from '@/lib/session-profile.ts'
import { type Session, useForgetSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/trpc.ts'

/** After the load (000:147). */
const RECHECK_MS = 200
/** The longest wait that a browser's timer can hold. */
const LONGEST_MS = 2 ** 31 - 1

/** Ends the session in this browser, keeping drafts: the layout then leads to Login, with the way back. */
function useEndSession(session: Session | null): (text: string) => void {
  const router = useRouter()
  const forget = useForgetSession()
  const current = useRef(session)
  current.current = session
  return useCallback(
    (text) => {
      if (!current.current) return
      current.current = null
      removeProfile()
      forget()
      toast.error(text)
      void router.invalidate()
    },
    [forget, router],
  )
}

/** Compares the stored roles with the server's once per load and when told; other roles end the session. */
function useRoleCheck(session: Session | null, end: (text: string) => void): void {
  const person = session?.usuarioId
  const latest = useRef(session)
  latest.current = session
  useEffect(() => {
    if (person === undefined) return
    const check = async () => {
      try {
        const { roles } = await api.auth.roles.query()
        const stored = readProfile()
        if (stored?.usuarioId !== person) return void (latest.current && storeProfile(latest.current))
        if (sameRoles(stored.roles, roles)) return
        await api.auth.logout.mutate()
        end(auth.rolesChanged)
      } catch (error) {
        if (readRequestError(error).status === 401) end(auth.sessionEnded)
      }
    }
    const timer = window.setTimeout(() => void check(), RECHECK_MS)
    const unlisten = onAccessChanged(() => void check())
    return () => {
      window.clearTimeout(timer)
      unlisten()
    }
  }, [person, end])
}

/** Warns some minutes before the end, offers to go on, and leaves when it is over. */
function useEndWarning(session: Session | null, end: (text: string) => void): void {
  const told = useSessionEnd()
  const confirm = useConfirm()
  const endsAt = session ? Math.max(told, Date.parse(session.expira_em)) : 0
  const warnMs = (session?.aviso_minutos ?? 0) * 60_000
  useEffect(() => {
    if (!endsAt) return
    const left = endsAt - Date.now()
    const warn = async () => {
      const stay = await confirm({
        title: 'Sua sessão está terminando',
        text: auth.sessionEnding,
        confirmLabel: 'Continuar conectado',
        cancelLabel: 'Agora não',
      })
      if (stay) await api.auth.session.query().catch(() => null)
    }
    const over = window.setTimeout(() => end(auth.sessionEnded), Math.min(left, LONGEST_MS))
    const warning = window.setTimeout(() => void warn(), Math.min(Math.max(0, left - warnMs), LONGEST_MS))
    return () => {
      window.clearTimeout(over)
      window.clearTimeout(warning)
    }
  }, [endsAt, warnMs, confirm, end])
}

/** Watches over the session while the shell stands; answers how to sign out. */
export function useSessionGuard(session: Session | null): () => Promise<void> {
  const router = useRouter()
  const forget = useForgetSession()
  const end = useEndSession(session)
  useRoleCheck(session, end)
  useEndWarning(session, end)
  useEffect(() => onSignedOut(() => end(auth.sessionEnded)), [end])
  useEffect(() => onProfileRemoved(() => end(auth.sessionEnded)), [end])
  return async () => {
    try {
      await api.auth.logout.mutate()
    } catch (error) {
      const { message, requestId } = readRequestError(error)
      return toast.error(message, requestId)
    }
    clearStorage()
    forget()
    await router.navigate({ href: '/home/login/enter' })
  }
}
