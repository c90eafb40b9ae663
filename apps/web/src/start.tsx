import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { DialogProvider } from '@/components/dialogs/dialog-provider.tsx'
import { lazyBackground } from '@/components/ui/lazy-part.tsx'
import { useFirstViewDrawn } from '@/lib/first-view.ts'
import { nameMissingChunks } from '@/lib/missing-chunk.ts'
import { plainAddress } from '@/lib/old-address.ts'
import { queryClient } from '@/lib/query-client.ts'
import { dropServedText } from '@/lib/served-text.ts'
import { takePageSession } from '@/lib/session.ts'
import { installTrustedTypes } from '@/lib/trusted-types.ts'
import './styles/app.css'

const Toaster = lazyBackground(() => import('@/components/ui/toaster.tsx'))

/** Asked for once the first screen is there: before, it would keep the rows waiting. */
function Notices() {
  return (
    useFirstViewDrawn() && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}

/** Draws the screens of a router: all of them, or those of guests. */
export function start(router: AnyRouter): void {
  installTrustedTypes()
  // The page's policy refuses eval: zod, which comes with forms, would try it.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  nameMissingChunks()
  takePageSession(queryClient)
  const address = plainAddress(window.location.hash)
  if (address) window.history.replaceState(null, '', address)
  // Pasted into an open tab, an old address changes the hash alone and loads nothing.
  window.addEventListener('hashchange', () => {
    const href = plainAddress(window.location.hash)
    if (href) void router.navigate({ href, replace: true })
  })

  const root = document.getElementById('root')
  if (!root) return
  dropServedText()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <DialogProvider history={router.history}>
          <RouterProvider router={router} />
        </DialogProvider>
        <Notices />
      </QueryClientProvider>
    </StrictMode>,
  )
}
