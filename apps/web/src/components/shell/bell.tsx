import type { LucideIcon } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { cn } from '@/lib/cn.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { phoneSheetClasses } from '@/components/ui/menu-variants.ts'

/** What a bell needs to know; who reads the notifications fills it. */
export interface BellState {
  unread: number
  /** True for 3 s after a new one arrived (docs/screens.md#bells). */
  lit: boolean
  /** The open list, usually a `NoticeList`. */
  list: ReactNode
}

interface BellProps extends BellState {
  icon: LucideIcon
  name: string
  /** Of one: "não lida" or "não lido". */
  unreadWord: string
  urgent?: boolean
}

/** A bell of the header with its count and, below it, its list. */
export function Bell({ icon: Icon, name, unreadWord, unread, lit, list, urgent }: BellProps) {
  const [open, setOpen] = useState(false)
  /** What a line leads to is not left under the list. */
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        className={cn(iconButtonVariants({ size: 'tool' }), lit && 'animate-lit')}
        data-lit={lit || undefined}
        aria-label={unread > 0 ? `${name}, ${unread} ${unreadWord}${unread > 1 ? 's' : ''}` : name}
        title={name}
      >
        <Icon aria-hidden />
        {unread > 0 && (
          <span
            className={cn(
              'absolute top-px right-0 h-[15px] min-w-[15px] rounded-lg px-1 text-center text-[10px] leading-[15px] font-bold text-card shadow-[0_0_0_2px_var(--card)]',
              urgent ? 'bg-danger' : 'bg-primary',
            )}
            aria-hidden
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </PopoverTrigger>
      <PopoverContent
        align="end"
        className={cn('w-[280px] p-0', phoneSheetClasses)}
        data-phone-sheet="full"
        onClick={follow}
      >
        {list}
      </PopoverContent>
    </Popover>
  )
}
