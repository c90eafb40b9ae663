import { Suspense } from 'react'
import { isCandidate } from '@intranet/contract/access'
import { shell as text } from '@intranet/contract/messages'
import { buttonVariants } from '@/components/ui/button.tsx'
import { lazyBackground } from '@/components/ui/lazy-part.tsx'
import { cn } from '@/lib/cn.ts'
import { useFirstViewDrawn } from '@/lib/first-view.ts'
import type { Session } from '@/lib/session.ts'
import { AddressLink } from './address-link.tsx'
import type { BellState } from './bell.tsx'
import { headerClasses, headerRowClasses, logoClasses } from './header-classes.ts'
import { Logo, Mark } from './logo.tsx'
import { MainMenu, useDocked, useMenu } from './main-menu.tsx'
import { useScrolled } from './use-viewport.ts'

// Menus and popovers are only for people who have signed in: visitors do not download them, others after what they came for.
const MemberTools = lazyBackground(() => import('./member-tools.tsx'))

export interface HeaderProps {
  session: Session | null
  /** Absent while nobody has connected them; only employees see bells. */
  incidents?: BellState
  notifications?: BellState
  onSearch: () => void
  onSignOut: () => void
}

/** Visitors get Entrar and Cadastrar, candidates "Trabalhe conosco" without tools, employees everything. */
export function Header(props: HeaderProps) {
  const { session } = props
  const entries = useMenu(session)
  const scrolled = useScrolled()
  const docked = useDocked(entries)
  const candidate = isCandidate(session)
  const drawn = useFirstViewDrawn()
  return (
    <>
      <header
        data-slot="header"
        className={cn(
          headerClasses,
          scrolled && 'shadow-[0_1px_0_var(--border),0_6px_16px_-12px_oklch(0.24_0.02_225/0.4)]',
        )}
      >
        <div className={headerRowClasses}>
          <AddressLink
            to={candidate ? '/home/vacancy' : '/'}
            className={logoClasses}
            aria-label={candidate ? 'Trabalhe conosco, vagas' : 'Intranet, página inicial'}
          >
            {candidate ? (
              <>
                <Mark />
                <span className="ml-2 text-lg font-semibold">Trabalhe conosco</span>
              </>
            ) : (
              <Logo brand={session?.marca?.sistema} image={session?.marca?.logo} />
            )}
          </AddressLink>
          {docked ? <div className="grow" /> : <MainMenu entries={entries} />}
          <div className="flex flex-none items-center gap-0.5 max-sm:ml-auto">
            {session ? (
              <Suspense>{drawn && <MemberTools {...props} session={session} />}</Suspense>
            ) : (
              <>
                <AddressLink to="/home/login/enter" className={buttonVariants({ variant: 'ghost' })}>
                  {text.signIn}
                </AddressLink>
                <AddressLink
                  to="/home/login/register"
                  className={cn(buttonVariants({ variant: 'outline' }), 'ml-2')}
                >
                  {text.signUp}
                </AddressLink>
              </>
            )}
          </div>
        </div>
      </header>
      {docked && <MainMenu entries={entries} />}
    </>
  )
}
