import { pageLook } from '@intranet/contract/page-look'
import { type ReactNode, Suspense } from 'react'
import { formatNumber } from '@intranet/contract/formats'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { cn } from '@/lib/cn.ts'
import type { LinkAddress } from '@/lib/address.ts'
import { Crumb, type NamedPlace } from './crumb.tsx'
import { MoreActions } from './more-actions.tsx'
import {
  boundTitleClasses,
  pageActionsClasses,
  pageClasses,
  spineClasses,
  titleClasses,
  titleNoteClasses,
} from './page-classes.ts'
import { useRouteBeside, useRouteTitle } from './use-route-title.ts'
import { useBackTarget } from './use-back-target.ts'
import { useArea } from './use-area.ts'
import { useSpineShown } from './use-viewport.ts'

interface PageProps {
  children: ReactNode
  /** The 816 px in the middle that visitors and candidates read; of forms alone the 640 px that they are wide. */
  narrow?: boolean | 'form'
}

/** The frame of every page. */
export function Page({ children, narrow }: PageProps) {
  return (
    <div
      data-slot="page"
      data-narrow={narrow || undefined}
      className={cn(pageClasses, narrow && pageLook.narrow, narrow === 'form' && 'max-w-[680px]')}
    >
      {children}
    </div>
  )
}

interface PageHeadProps {
  /** Where the heading is not the route's title; in capitals. */
  heading?: string
  /** What distinguishes the page from others of its title, where that is not the route's: "relatório". */
  beside?: string | null
  /** A count, a short note or a badge beside the title. */
  total?: ReactNode
  /** On phones the note has its own line. */
  totalBelow?: boolean
  /** Where the arrow leads, where that is not the route's: a level of a drill-down. */
  back?: LinkAddress | NamedPlace
  /** At most one filled button; also "Rascunho salvo às 10:42". */
  children?: ReactNode
  /** A record's buttons instead: `RecordActions`. */
  actions?: ReactNode
}

/** Crumb, title with its total, and the actions. Crumb and title come from the route's `staticData`. */
export function PageHead({
  heading,
  beside: own,
  total,
  totalBelow,
  back,
  children,
  actions,
}: PageHeadProps) {
  const title = useRouteTitle()
  const routes = useRouteBeside()
  const named = own ?? routes
  // A name that the heading says already is not repeated.
  const beside =
    named && heading?.toLocaleLowerCase('pt-BR').includes(named.toLocaleLowerCase('pt-BR')) ? null : named
  const counted = total !== undefined && total !== null
  // A bare number stays with the title's last word: alone on a line it is a number of nothing.
  const bare = !beside && /^[\d.]+$/.test(String(total))
  return (
    <div data-slot="page-head" className={pageLook.head}>
      <div className="min-w-0 max-sm:grow max-sm:basis-full">
        <Crumb back={back} />
        <h1>
          <span className={bare ? boundTitleClasses : titleClasses}>
            {heading ?? title.toLocaleUpperCase('pt-BR')}
          </span>
          {(beside || counted) && (
            <span
              data-slot="title-note"
              className={cn(titleNoteClasses, !bare && 'max-sm:inline-block', totalBelow && 'max-sm:block')}
            >
              {beside}
              {beside && counted && (typeof total === 'object' ? <span className="mr-1.5"> </span> : ' · ')}
              {typeof total === 'number' ? formatNumber(total) : total}
            </span>
          )}
        </h1>
      </div>
      {actions !== undefined ? (
        actions
      ) : (
        <div data-slot="page-actions" className={pageActionsClasses}>
          {children}
          <MoreActions />
        </div>
      )}
    </div>
  )
}

/** The thread beside the sheet; below 1100 px it hides, or is under the sheet with `under`. */
export function Spine({ label, under, children }: { label: string; under?: boolean; children: ReactNode }) {
  return (
    <nav
      data-slot="spine"
      className={cn(spineClasses, under ? 'max-[1101px]:order-3 max-[1101px]:mt-6' : 'max-[1101px]:hidden')}
      aria-label={label}
    >
      <div className="sticky top-[72px]">{children}</div>
    </nav>
  )
}

/** Where a spine will be. */
export const SpinePlace = () => <div data-slot="spine" className={cn(spineClasses, 'max-[1101px]:hidden')} />

/** What the page puts beside its sheet, without the area's screens. */
const PageOwn = ({ children }: { children?: ReactNode }) =>
  children ? <Spine label="Período">{children}</Spine> : <SpinePlace />
const AreaSpine = lazyPart(() => import('./area-spine.tsx'), PageOwn)

/** The screens of the area that the route names, below what the page puts there. Their place is kept meanwhile. */
function SiblingScreens({ beside }: { beside?: ReactNode }) {
  const back = useBackTarget()?.to
  const area = useArea()
  const shown = useSpineShown()
  if (!area) return beside ? <PageOwn>{beside}</PageOwn> : null
  // Folded, it would be fetched for nobody.
  if (!shown) return <PageOwn>{beside}</PageOwn>
  return (
    <Suspense fallback={<PageOwn>{beside}</PageOwn>}>
      <AreaSpine area={area} back={back}>
        {beside}
      </AreaSpine>
    </Suspense>
  )
}

interface PageSheetProps {
  children: ReactNode
  /** A `Spine` of the page's own; null where nothing belongs there. The screens of the route's area when absent. */
  spine?: ReactNode
  /** A report's period: above the area's screens, and above the sheet's content where the spine folds. */
  beside?: ReactNode
  className?: string
}

/** What the page is about, after the thread beside it. */
export function PageSheet({ children, spine, beside, className }: PageSheetProps) {
  const folded = !useSpineShown()
  return (
    <>
      {spine === undefined ? <SiblingScreens beside={!folded && beside} /> : spine}
      <div data-slot="page-sheet" className={cn('min-w-0', className)}>
        {folded && beside && <div className="mb-4">{beside}</div>}
        {children}
      </div>
    </>
  )
}

/** A section's label: capitals, then a hairline, then a count or one link. */
export function SectionLabel({
  children,
  count,
  link,
}: {
  children: ReactNode
  count?: ReactNode
  link?: ReactNode
}) {
  return (
    <h2
      className={cn(
        pageLook.label,
        '[&>a]:order-2 [&>a]:text-xs [&>a]:font-medium [&>a]:tracking-normal [&>a]:normal-case [&>a]:font-stretch-[100%] [&>a]:hit',
      )}
    >
      {children}
      {count !== undefined && (
        <span className="order-2 font-medium tracking-normal whitespace-nowrap text-muted-foreground normal-case font-stretch-[100%]">
          {count}
        </span>
      )}
      {link}
    </h2>
  )
}
