import { AlertDialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { buttonVariants } from './button.tsx'
import {
  dialogClasses,
  dialogFooterClasses,
  dialogHeaderClasses,
  dialogPlaceClasses,
  dialogTitleClasses,
  overlayClasses,
} from './dialog-classes.ts'

export const AlertDialog = Radix.Root
export const AlertDialogTrigger = Radix.Trigger

/** A question that must be answered: a click outside does not close it. */
export function AlertDialogContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="alert-dialog-overlay" className={overlayClasses} />
      <div className={dialogPlaceClasses}>
        <Radix.Content
          data-slot="alert-dialog-content"
          {...props}
          className={cn(dialogClasses, 'max-w-[440px]', className)}
        />
      </div>
    </Radix.Portal>
  )
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-dialog-header" {...props} className={cn(dialogHeaderClasses, className)} />
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title data-slot="alert-dialog-title" {...props} className={cn(dialogTitleClasses, className)} />
  )
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="alert-dialog-description"
      {...props}
      className={cn('text-sm text-muted-foreground', className)}
    />
  )
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-dialog-footer" {...props} className={cn(dialogFooterClasses, className)} />
}

export function AlertDialogAction({ className, ...props }: ComponentProps<typeof Radix.Action>) {
  return <Radix.Action {...props} className={cn(buttonVariants(), className)} />
}

/** Takes the first focus when the dialog opens. */
export function AlertDialogCancel({ className, ...props }: ComponentProps<typeof Radix.Cancel>) {
  return <Radix.Cancel {...props} className={cn(buttonVariants({ variant: 'outline' }), className)} />
}
