import { AlertDialog as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'
import { dialogClasses, dialogHeadClasses, dialogPlaceClasses } from './dialog-classes.ts'

export const AlertDialog = Radix.Root
export const AlertDialogTrigger = Radix.Trigger
export const AlertDialogAction = Radix.Action
/** Takes the first focus when the dialog opens. */
export const AlertDialogCancel = Radix.Cancel
export const AlertDialogDescription = Radix.Description

/** A question that must be answered: a click outside does not close it. */
export function AlertDialogContent({ title, className, children, ...props }: AlertDialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="alert-dialog-overlay" className="overlay" />
      <div className={dialogPlaceClasses}>
        <Radix.Content
          data-slot="alert-dialog-content"
          {...props}
          className={cn(dialogClasses, 'max-w-[440px]', className)}
        >
          <div data-slot="alert-dialog-header" className={dialogHeadClasses}>
            <Radix.Title data-slot="alert-dialog-title" asChild>
              <span className="min-w-0 grow break-words">{title}</span>
            </Radix.Title>
          </div>
          {children}
        </Radix.Content>
      </div>
    </Radix.Portal>
  )
}

interface AlertDialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode
}
