import { cva } from 'class-variance-authority'
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

/** A step: its node, with the colour of the surface below it, before a word that is as high as a finger on phones. */
const stepVariants = cva(
  'relative pl-5 before:absolute before:top-3 before:left-[3px] before:size-[5px] before:rounded-full before:bg-thread before:shadow-[0_0_0_3px_var(--ground)] max-sm:has-[>a]:before:top-[18px]',
  {
    variants: {
      state: {
        done: 'before:bg-primary',
        now: 'before:top-2.5 before:left-px before:size-[9px] before:border-[2.5px] before:border-node before:bg-ground max-sm:has-[>a]:before:top-4',
        due: 'before:top-2.5 before:left-px before:size-[9px] before:border-2 before:border-border-strong before:bg-ground',
        late: 'before:top-2.5 before:left-px before:size-[9px] before:border-2 before:border-on-danger before:bg-ground',
      },
    },
  },
)
const wordsClasses = '-ml-0.5 flex min-h-7 items-center gap-2 rounded-md py-1 pr-1 pl-2 text-muted-foreground'
const linkClasses = 'hover:bg-accent hover:text-foreground hover:no-underline max-sm:min-h-10'

function Line({ item, tall }: { item: ThreadItem; tall?: boolean }) {
  const inside = (
    <>
      <span>
        {item.label}
        {item.note && <small className="block text-xs font-normal text-muted-foreground">{item.note}</small>}
      </span>
      {item.count !== undefined && (
        <span className="ml-auto text-xs leading-5 font-normal whitespace-nowrap text-muted-foreground">
          {item.count}
        </span>
      )}
    </>
  )
  const current = item.state === 'now' ? ('true' as const) : undefined
  const words = cn(wordsClasses, current && 'font-[550] text-foreground')
  const plain = cn(words, tall && 'items-start pb-3')
  if (item.onSelect)
    return (
      <button
        type="button"
        className={cn(plain, 'w-full text-left')}
        aria-current={current}
        onClick={item.onSelect}
      >
        {inside}
      </button>
    )
  if (item.section)
    return (
      <a href={`#${item.section}`} className={cn(words, linkClasses)} aria-current={current}>
        {inside}
      </a>
    )
  if (item.href)
    return (
      <AddressLink to={item.href} className={cn(words, linkClasses)} aria-current={current}>
        {inside}
      </AddressLink>
    )
  return (
    <span className={plain} aria-current={current}>
      {inside}
    </span>
  )
}

/** O fio: a sequence is one line with nodes; the ringed node is where you are. */
export function Thread({ items, tall }: { items: ThreadItem[]; tall?: boolean }) {
  return (
    <ol className="relative text-sm before:absolute before:top-3.5 before:bottom-3.5 before:left-[5px] before:w-px before:bg-thread">
      {items.map((item) => (
        <li key={item.key} className={cn(stepVariants({ state: item.state }))}>
          <Line item={item} tall={tall} />
        </li>
      ))}
    </ol>
  )
}
