import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '@/lib/session.ts'
import { AppShell } from './app-shell.tsx'
import type { Brand } from './logo.tsx'

const SessionGuard = lazy(() => import('./session-guard.tsx'))

/** The brand `<html>` carries, followed when it changes. */
function useBrand(): Brand {
  const read = () => (document.documentElement.dataset.brand ?? 'intranet') as Brand
  const [brand, setBrand] = useState(read)
  useEffect(() => {
    const observer = new MutationObserver(() => setBrand(read()))
    observer.observe(document.documentElement, { attributeFilter: ['data-brand'] })
    return () => observer.disconnect()
  }, [])
  return brand
}

/** What the features hand in: the bells, and the records of the search box. */
type ConnectedShellProps = Omit<ComponentProps<typeof AppShell>, 'session' | 'brand' | 'onSignOut'>

/** The shell joined to the session. */
export function ConnectedShell({ children, ...tools }: ConnectedShellProps) {
  const session = useSession()
  const brand = useBrand()
  const router = useRouter()
  const queryClient = useQueryClient()
  const leave = async () => {
    const { signOut } = await import('./sign-out.ts')
    if (await signOut(queryClient)) await router.navigate({ href: '/home/login/enter' })
  }
  return (
    <AppShell {...tools} session={session} brand={brand} onSignOut={leave}>
      {session && (
        <Suspense>
          <SessionGuard session={session} />
        </Suspense>
      )}
      {children}
    </AppShell>
  )
}
