import { Suspense } from 'react'
import { lazyBackground } from '@/components/ui/lazy-part.tsx'
import { LoadingState } from './loading-state.tsx'
import { headerClasses, headerRowClasses, logoClasses } from './header-classes.ts'
import { Logo } from './logo.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { useOnline } from './use-viewport.ts'

const UnsentCount = lazyBackground(() => import('./unsent-count.tsx'))

/** The frame of a page that came from this device, until the server has said who is signed in. */
export function WaitingFrame() {
  const online = useOnline()
  return (
    <>
      <header className={headerClasses}>
        <div className={headerRowClasses}>
          <span className={logoClasses}>
            <Logo brand={document.documentElement.dataset.brand} />
          </span>
        </div>
      </header>
      <OfflineBar />
      {!online && (
        <Suspense>
          <UnsentCount />
        </Suspense>
      )}
      <main id="conteudo">
        <LoadingState />
      </main>
    </>
  )
}
