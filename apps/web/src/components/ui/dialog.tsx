import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { dialog as text } from '@intranet/contract/messages'
import { cn } from '@/lib/cn.ts'
import { iconButtonVariants } from './icon-button-variants.ts'
import {
  dialogClasses,
  dialogFooterClasses,
  dialogHeaderClasses,
  dialogPlaceClasses,
  dialogTitleClasses,
  overlayClasses,
} from './dialog-classes.ts'
import { startFocus } from './start-focus.ts'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

interface DialogContentProps extends ComponentProps<typeof Radix.Content> {
  /** lg is 560 px, the default 440. */
  size?: 'default' | 'lg'
  showCloseButton?: boolean
}

/** The floating box. What may be longer than the window is in a `DialogBody`. */
export function DialogContent({
  size,
  showCloseButton = true,
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="dialog-overlay" className={overlayClasses} />
      <div className={dialogPlaceClasses}>
        <Radix.Content
          data-slot="dialog-content"
          onOpenAutoFocus={startFocus}
          {...props}
          className={cn(dialogClasses, size === 'lg' ? 'max-w-[560px]' : 'max-w-[440px]', className)}
        >
          {showCloseButton && (
            <Radix.Close
              data-slot="dialog-close"
              className={cn(iconButtonVariants(), 'absolute top-3.5 right-3 z-1')}
              aria-label={text.close}
            >
              <X aria-hidden />
            </Radix.Close>
          )}
          {children}
        </Radix.Content>
      </div>
    </Radix.Portal>
  )
}

/** Beside the cross, which its last 40 px are left to. */
export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="dialog-header" {...props} className={cn(dialogHeaderClasses, 'pr-[34px]', className)} />
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="dialog-title" {...props} className={cn(dialogTitleClasses, className)} />
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="dialog-description"
      {...props}
      className={cn('text-sm text-muted-foreground', className)}
    />
  )
}

/** Scrolls what is longer than the window, less what header and footer take. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-body"
      {...props}
      className={cn(
        '-mx-5 -my-4 max-h-[calc(100dvh-11rem)] overflow-auto px-5 pt-2 pb-4 has-data-[slot=form-foot]:scroll-pb-19 has-data-[slot=form-foot]:pb-0',
        className,
      )}
    />
  )
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-footer" {...props} className={cn(dialogFooterClasses, className)} />
}
