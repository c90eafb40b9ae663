import type { ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'
import { AddressLink } from './address-link.tsx'
import type { LinkAddress } from '@/lib/address.ts'

export interface ThreadItem {
  label: ReactNode
  key: string
  /** Where it leads; nothing for a step that is not open yet. */
  href?: LinkAddress
  /** Or the section of this page, by its id. */
  section?: string
  onSelect?: () => void
  count?: ReactNode
  note?: ReactNode
  /** `due`: what comes next; `late`: it should have come. */
  state?: 'done' | 'now' | 'due' | 'late'
}

function Line({ item }: { item: ThreadItem }) {
  const inside = (
    <>
      <span>
        {item.label}
        {item.note && <small>{item.note}</small>}
      </span>
      {item.count !== undefined && <span className="c">{item.count}</span>}
    </>
  )
  const current = item.state === 'now' ? ('true' as const) : undefined
  if (item.onSelect)
    return (
      <button type="button" className="it w-full text-left" aria-current={current} onClick={item.onSelect}>
        {inside}
      </button>
    )
  if (item.section)
    return (
      <a href={`#${item.section}`} aria-current={current}>
        {inside}
      </a>
    )
  if (item.href)
    return (
      <AddressLink to={item.href} aria-current={current}>
        {inside}
      </AddressLink>
    )
  return (
    <span className="it" aria-current={current}>
      {inside}
    </span>
  )
}

/** O fio: a sequence is one line with nodes; the ringed node is where you are. */
export function Thread({ items, tall }: { items: ThreadItem[]; tall?: boolean }) {
  return (
    <ol className={cn('thread', tall && 'tall')}>
      {items.map((item) => (
        <li key={item.key} className={item.state}>
          <Line item={item} />
        </li>
      ))}
    </ol>
  )
}
