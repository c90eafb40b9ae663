import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn.ts'
import { Header, type HeaderProps } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { KeptNotices } from './kept-notices.tsx'
import { OfflineBar } from './offline-bar.tsx'
import type { FindRecords } from './quick-search.tsx'
import { useDocked, useMenu } from './main-menu.tsx'
import { TypedAhead } from './typed-ahead.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const QuickSearch = lazyDialog(() => import('./quick-search.tsx'))

interface AppShellProps extends Omit<HeaderProps, 'onSearch'> {
  /** Records of the search box; screens are found by themselves. */
  findRecords?: FindRecords
  children: ReactNode
}

/** Header, page, dock; skip link; announces navigation; Ctrl K. */
export function AppShell({ children, findRecords, ...header }: AppShellProps) {
  const [searching, setSearching] = useState(false)
  const typed = useRef('')
  const search = useCallback(() => {
    typed.current = ''
    setSearching(true)
  }, [])
  const type = useCallback((letter: string) => void (typed.current += letter), [])
  const employee = header.session?.employee ?? false
  const hasDock = useDocked(useMenu(header.session))
  useEffect(() => {
    if (!employee) return
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      search()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [employee, search])
  return (
    <div className={cn(hasDock && 'max-sm:pb-16')}>
      <a
        className="absolute -top-[60px] left-2 z-50 rounded-md bg-ink px-3 py-2 text-ink-foreground focus:top-2"
        href="#conteudo"
      >
        Ir para o conteúdo
      </a>
      <Header {...header} onSearch={search} />
      <OfflineBar />
      <main id="conteudo" tabIndex={-1}>
        <KeptNotices />
        {children}
      </main>
      <RouteAnnouncer />
      {searching && (
        <Suspense fallback={<TypedAhead onType={type} />}>
          <QuickSearch
            session={header.session}
            findRecords={findRecords}
            typed={typed}
            onClose={() => setSearching(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
