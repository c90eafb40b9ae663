import type { ReactNode } from 'react'
import type { LinkAddress } from '@/lib/address.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'

/** Cards that lead somewhere, beside each other; on phones the lines of one list. */
export function LinkCards({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-2.5 max-sm:grid-cols-1 max-sm:gap-0 max-sm:overflow-hidden max-sm:rounded-lg max-sm:border max-sm:bg-card">
      {children}
    </div>
  )
}

interface LinkCardProps {
  to: LinkAddress
  /** An icon or mark at the left of both lines. */
  mark: ReactNode
  title: string
  figure?: ReactNode
  text?: ReactNode
}

export function LinkCard({ to, mark, title, figure, text }: LinkCardProps) {
  return (
    <AddressLink
      to={to}
      className="grid grid-cols-[auto_1fr_auto] content-start gap-x-3 gap-y-0.5 rounded-lg border bg-card px-3.5 pt-[13px] pb-3 text-foreground transition-colors *:first:row-span-2 hover:border-primary hover:no-underline max-sm:rounded-none max-sm:border-0 max-sm:border-b max-sm:last:border-b-0 [&>svg]:mt-px [&>svg]:size-[18px] [&>svg]:text-primary"
    >
      {mark}
      <b className="text-base font-semibold">{title}</b>{' '}
      <i className="text-right text-sm font-semibold whitespace-nowrap not-italic">{figure}</i>{' '}
      {text && <span className="col-start-2 -col-end-1 text-xs text-muted-foreground">{text}</span>}
    </AddressLink>
  )
}
