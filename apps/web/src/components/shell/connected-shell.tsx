import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { removeAllDrafts } from '@/lib/draft.ts'
import { onSignedOut } from '@/lib/query-client.ts'
import { auth, useForgetSession, useSession } from '@/lib/session.ts'
import { AppShell } from './app-shell.tsx'
import type { Brand } from './logo.tsx'

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

/** The shell joined to the session; the bells are handed in here once their module exists. */
export function ConnectedShell({ children }: { children: ReactNode }) {
  const session = useSession()
  const router = useRouter()
  const forget = useForgetSession()
  const brand = useBrand()
  useEffect(
    () =>
      onSignedOut(() => {
        if (!session) return
        forget()
        void router.invalidate()
      }),
    [forget, router, session],
  )
  const signOut = async () => {
    await auth.signOut.mutate()
    removeAllDrafts()
    forget()
    await router.navigate({ href: '/home/login/enter' })
  }
  return (
    <AppShell session={session} brand={brand} onSignOut={signOut}>
      {children}
    </AppShell>
  )
}
