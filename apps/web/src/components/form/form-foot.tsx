import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/**
 * The buttons after the last field, as wide as the fields; on phones they stick above the menu bar, in dialogs and drawers
 * at the end (form-foot.css). Those of a form of steps stay where they were in the step before.
 */
export function FormFoot({
  steps = false,
  className,
  ...props
}: ComponentProps<'div'> & { steps?: boolean }) {
  return (
    <div
      data-slot="form-foot"
      data-steps={steps || undefined}
      {...props}
      className={cn(
        'flex max-w-[640px] justify-end gap-2 py-4',
        steps && 'sticky bottom-0 z-5 bg-background',
        className,
      )}
    />
  )
}
