import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** A framed block with a head, content and foot; `asChild` frames a list's line, a section or a link instead of a `div`. */
export function Card({
  className,
  asChild = false,
  ...props
}: ComponentProps<'div'> & { asChild?: boolean }) {
  const Part = asChild ? Slot.Root : 'div'
  return (
    <Part
      data-slot="card"
      {...props}
      className={cn(
        'flex flex-col gap-4 rounded-lg border border-border bg-card py-4 text-card-foreground [--ground:var(--card)]',
        className,
      )}
    />
  )
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-header"
      {...props}
      className={cn(
        'grid auto-rows-min items-start gap-1 px-4 has-data-[slot=card-action]:grid-cols-[1fr_auto] [.border-b]:pb-4',
        className,
      )}
    />
  )
}

export function CardTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-title" {...props} className={cn('text-base leading-5 font-[650]', className)} />
}

export function CardDescription({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="card-description" {...props} className={cn('text-sm text-muted-foreground', className)} />
  )
}

/** Right of title and description. */
export function CardAction({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-action"
      {...props}
      className={cn('col-start-2 row-span-2 row-start-1 self-start justify-self-end', className)}
    />
  )
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-content" {...props} className={cn('px-4', className)} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-footer"
      {...props}
      className={cn('flex items-center gap-2 px-4 [.border-t]:pt-4', className)}
    />
  )
}
