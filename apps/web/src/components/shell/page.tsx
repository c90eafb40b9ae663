import type { ReactNode } from 'react'
import { formatNumber } from '@intranet/contract/formats'
import { cn } from '@/lib/cn.ts'
import { Crumb } from './crumb.tsx'

interface PageProps {
  children: ReactNode
  /** `plain` has no spine; `narrow` is the candidates' 816 px; `wide` takes the window. */
  layout?: 'spine' | 'plain' | 'narrow' | 'wide'
}

/** The grid of head, spine 216 and sheet 983. */
export function Page({ children, layout = 'spine' }: PageProps) {
  return (
    <div
      className={cn(
        'page',
        layout !== 'spine' && 'plain',
        layout === 'narrow' && 'narrow',
        layout === 'wide' && 'wide',
      )}
    >
      {children}
    </div>
  )
}

interface PageHeadProps {
  /** In the documents' capitals, as they write it. */
  title: string
  /** A count, or a short note beside the title. */
  total?: ReactNode
  /** At most one filled button; also "Rascunho salvo às 10:42". */
  children?: ReactNode
}

/** Crumb, title with its total, and the actions. The crumb comes from the route's `staticData`. */
export function PageHead({ title, total, children }: PageHeadProps) {
  return (
    <div className="head">
      <div className="min-w-0">
        <Crumb />
        <h1>
          {title}
          {total !== undefined && total !== null && (
            <span className="of">{typeof total === 'number' ? formatNumber(total) : total}</span>
          )}
        </h1>
      </div>
      <div className="acts">{children}</div>
    </div>
  )
}

/** The thread beside the sheet; below 1100 px it hides, or stands under the sheet with `under`. */
export function Spine({ label, under, children }: { label: string; under?: boolean; children: ReactNode }) {
  return (
    <nav className={cn('spine', under && 'under')} aria-label={label}>
      <div className="stuck">{children}</div>
    </nav>
  )
}

/** What the page is about. */
export function PageSheet({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('sheet', className)}>{children}</div>
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
    <h2 className="lab">
      {children}
      {count !== undefined && <span className="c">{count}</span>}
      {link}
    </h2>
  )
}
