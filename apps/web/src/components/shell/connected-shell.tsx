import { isCandidate } from '@intranet/contract/access'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, Suspense, useEffect } from 'react'
import { setBrand } from '@/lib/appearance.ts'
import { useFirstViewDrawn } from '@/lib/first-view.ts'
import { loadPart } from '@/lib/missing-chunk.ts'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { useSession } from '@/lib/session.ts'
import { AppShell } from './app-shell.tsx'
import { Uncopied } from './uncopied.tsx'
import { lazyBackground } from '@/components/ui/lazy-part.tsx'

const SessionGuard = lazyBackground(() => import('./session-guard.tsx'))

/** What the features hand in: the bells, and the records of the search box. */
type ConnectedShellProps = Omit<ComponentProps<typeof AppShell>, 'session' | 'onSignOut'>

/** The shell joined to the session. */
export function ConnectedShell({ children, ...tools }: ConnectedShellProps) {
  const session = useSession()
  // As in the header: a partner's colours are those of the logo beside them.
  const brand = (!isCandidate(session) && session?.marca) || null
  const router = useRouter()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const drawn = useFirstViewDrawn()
  useEffect(() => setBrand(brand), [brand])
  const leave = async () => {
    const part = await loadPart(() => import('./sign-out.ts'))
    if (!part || !(await part.mayLeave(session, confirm))) return
    if (await part.signOut(queryClient)) await router.navigate({ href: '/home/login/enter' })
  }
  return (
    <AppShell {...tools} session={session} onSignOut={leave}>
      {session && drawn && (
        <Suspense>
          <SessionGuard session={session} />
        </Suspense>
      )}
      <Uncopied />
      {children}
    </AppShell>
  )
}
