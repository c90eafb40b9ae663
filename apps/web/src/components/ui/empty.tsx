import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** Nothing is here: a picture, what is missing, why, and one way on. */
export function Empty({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty"
      {...props}
      className={cn(
        'flex flex-col items-center gap-1.5 px-5 py-10 text-center [&>:is(a,button)]:mt-2',
        className,
      )}
    />
  )
}

export function EmptyTitle({ className, ...props }: ComponentProps<'h3'>) {
  return <h3 data-slot="empty-title" {...props} className={cn('text-base font-[650]', className)} />
}

export function EmptyDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="empty-description"
      {...props}
      className={cn('max-w-[42ch] text-sm text-muted-foreground', className)}
    />
  )
}

/** What is missing in words, with its picture. */
export function EmptyHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty-header"
      {...props}
      className={cn('flex flex-col items-center gap-1.5', className)}
    />
  )
}

interface EmptyMediaProps extends ComponentProps<'div'> {
  variant?: 'default' | 'icon'
}

export function EmptyMedia({ variant = 'default', className, ...props }: EmptyMediaProps) {
  return (
    <div
      data-slot="empty-media"
      {...props}
      className={cn(
        'mb-2 flex items-center justify-center',
        variant === 'icon' && 'size-10 rounded-lg bg-muted text-muted-foreground [&_svg]:size-5',
        className,
      )}
    />
  )
}

/** What leads on. */
export function EmptyContent({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty-content"
      {...props}
      className={cn('mt-2 flex flex-col items-center gap-2', className)}
    />
  )
}
