import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { dialog as text } from '@intranet/contract/messages'
import { cn } from '@/lib/cn.ts'
import { iconButtonVariants } from './icon-button-variants.ts'

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger

interface SheetContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode
  /** 440 px at the right, 560 when wide; `bottom` rises from below (phones). */
  side?: 'right' | 'bottom'
  wide?: boolean
  /** Buttons between the title and the cross, such as next and previous. */
  tools?: ReactNode
}

/** A drawer for reading a record without leaving the list. Editing is a page. */
export function SheetContent({
  title,
  side = 'right',
  wide,
  tools,
  className,
  children,
  ...props
}: SheetContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="sheet-overlay" className="overlay" />
      <Radix.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        {...props}
        className={cn('drawer', side === 'bottom' && 'drawer-bottom', wide && 'drawer-wide', className)}
      >
        <div data-slot="sheet-header" className="drawer-head">
          <Radix.Title data-slot="sheet-title">{title}</Radix.Title>
          <div className="ml-auto flex gap-0.5">
            {tools}
            <Radix.Close data-slot="sheet-close" className={iconButtonVariants()} aria-label={text.close}>
              <X aria-hidden />
            </Radix.Close>
          </div>
        </div>
        <div
          data-slot="sheet-body"
          className="flex-1 overflow-auto px-5 py-4 max-sm:has-[.form-actions]:pb-0"
        >
          {children}
        </div>
      </Radix.Content>
    </Radix.Portal>
  )
}
