import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/**
 * The buttons after the last field, as wide as the fields; on phones they stick above the menu bar, in dialogs and drawers
 * at the end. Those of a form of steps stay where they were in the step before.
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
        'flex max-w-[640px] items-center justify-end gap-2 py-4',
        steps && 'sticky bottom-0 z-5 bg-background',
        'max-sm:sticky max-sm:bottom-14 max-sm:z-5 max-sm:-mx-3.5 max-sm:mt-3 max-sm:max-w-none max-sm:border-t max-sm:bg-background max-sm:px-3.5 max-sm:py-2.5',
        'max-sm:in-[[role=dialog]]:bottom-0 max-sm:in-[[role=dialog]]:-mx-5 max-sm:in-[[role=dialog]]:rounded-b-lg max-sm:in-[[role=dialog]]:bg-popover max-sm:in-[[role=dialog]]:px-5',
        className,
      )}
    />
  )
}
