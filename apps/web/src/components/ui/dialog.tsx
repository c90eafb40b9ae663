import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { dialog as text } from '@intranet/contract/messages'
import { cn } from '@/lib/cn.ts'
import { iconButtonVariants } from './icon-button-variants.ts'
import { dialogClasses, dialogHeadClasses, dialogPlaceClasses } from './dialog-classes.ts'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close
export const DialogDescription = Radix.Description

/** Where the focus starts: on what is marked `data-first`, a question's Cancelar; else on the first control. */
function startFocus(event: Event): void {
  const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-first]')
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** The floating box. `size` lg is 560 px, the default 440. Put `DialogBody` and `DialogFooter` inside. */
export function DialogContent({ size, title, className, children, ...props }: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="dialog-overlay" className="overlay" />
      <div className={dialogPlaceClasses}>
        <Radix.Content
          data-slot="dialog-content"
          aria-describedby={undefined}
          onOpenAutoFocus={startFocus}
          {...props}
          className={cn(dialogClasses, size === 'lg' ? 'max-w-[560px]' : 'max-w-[440px]', className)}
        >
          <div data-slot="dialog-header" className={dialogHeadClasses}>
            <Radix.Title data-slot="dialog-title" asChild>
              <span className="min-w-0 grow break-words">{title}</span>
            </Radix.Title>
            <Radix.Close
              data-slot="dialog-close"
              className={cn(iconButtonVariants(), '-my-1 -mr-2 ml-auto')}
              aria-label={text.close}
            >
              <X aria-hidden />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </div>
    </Radix.Portal>
  )
}

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  size?: 'md' | 'lg'
  title: ReactNode
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-body"
      {...props}
      className={cn(
        'max-h-[65dvh] overflow-auto px-5 pt-2 pb-4 text-base max-sm:has-[.form-actions]:pb-0',
        className,
      )}
    />
  )
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      {...props}
      className={cn('flex items-center justify-end gap-2 border-t border-border px-5 py-3', className)}
    />
  )
}
