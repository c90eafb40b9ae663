import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { dialog as text } from '@intranet/contract/messages'
import { cn } from '@/lib/cn.ts'
import { overlayClasses } from './dialog-classes.ts'
import { iconButtonVariants } from './icon-button-variants.ts'
import { startFocus } from './start-focus.ts'

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

const sheetVariants = cva('fixed z-41 flex flex-col bg-popover shadow-dialog [--ground:var(--popover)]', {
  variants: {
    side: {
      right: 'inset-y-0 right-0 w-[440px] max-w-full animate-slide-in max-sm:w-full',
      left: 'inset-y-0 left-0 w-[440px] max-w-full animate-appear max-sm:w-full',
      top: 'inset-x-0 top-0 max-h-[85dvh] animate-appear rounded-b-xl',
      /** Rises from below: phones. */
      bottom: 'inset-x-0 bottom-0 max-h-[85dvh] animate-appear rounded-t-xl',
    },
    size: { default: '', lg: 'sm:w-[560px]' },
  },
  defaultVariants: { side: 'right', size: 'default' },
})

interface SheetContentProps
  extends ComponentProps<typeof Radix.Content>, VariantProps<typeof sheetVariants> {}

/** A drawer for reading a record without leaving the list: `SheetHeader`, then `SheetBody`. Editing is a page. */
export function SheetContent({ side, size, className, children, ...props }: SheetContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="sheet-overlay" className={overlayClasses} />
      <Radix.Content
        data-slot="sheet-content"
        onOpenAutoFocus={startFocus}
        {...props}
        className={cn(sheetVariants({ side, size }), className)}
      >
        <Radix.Close
          data-slot="sheet-close"
          className={cn(iconButtonVariants(), 'absolute top-3.5 right-3 z-1')}
          aria-label={text.close}
        >
          <X aria-hidden />
        </Radix.Close>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

export function SheetHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-header"
      {...props}
      className={cn(
        'flex min-h-[61px] shrink-0 flex-col justify-center gap-1 border-b border-border py-3.5 pr-[54px] pl-5',
        className,
      )}
    />
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      data-slot="sheet-title"
      {...props}
      className={cn('text-lg font-[650] outline-none', className)}
    />
  )
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="sheet-description"
      {...props}
      className={cn('text-sm text-muted-foreground', className)}
    />
  )
}

/** Scrolls between header and footer. */
export function SheetBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-body"
      {...props}
      className={cn(
        'flex-1 overflow-auto px-5 py-4 max-sm:has-data-[slot=form-foot]:scroll-pb-19 max-sm:has-data-[slot=form-foot]:pb-0',
        className,
      )}
    />
  )
}

export function SheetFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-footer"
      {...props}
      className={cn('mt-auto flex flex-col gap-2 px-5 py-4', className)}
    />
  )
}
