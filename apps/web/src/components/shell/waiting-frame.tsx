import { LoadingState } from './loading-state.tsx'
import { headerClasses, headerRowClasses, logoClasses } from './header-classes.ts'
import { Logo } from './logo.tsx'
import { OfflineBar } from './offline-bar.tsx'

/** The frame of a page that came from this device, until the server has said who is signed in. */
export function WaitingFrame() {
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
      <main id="conteudo">
        <LoadingState />
      </main>
    </>
  )
}
