import { type ComponentProps, use } from 'react'
import { cn } from '@/lib/cn.ts'
import { SurfaceContext } from '@/components/dialogs/surface-context.ts'

const inDialog = 'sticky bottom-0 z-5 -mx-5 mt-4 rounded-b-xl border-t bg-popover px-5 py-3'

/**
 * The buttons after the last field, as wide as the fields; on phones they stick above the menu bar, in drawers at the end,
 * in dialogs at every width. Those of a form of steps stay where they were in the step before.
 */
export function FormFoot({
  steps = false,
  className,
  ...props
}: ComponentProps<'div'> & { steps?: boolean }) {
  const ofPage = [
    'max-w-[640px] py-4',
    steps && 'sticky bottom-0 z-5 bg-background',
    'max-sm:sticky max-sm:bottom-14 max-sm:z-5 max-sm:-mx-3.5 max-sm:mt-3 max-sm:max-w-none max-sm:border-t max-sm:bg-background max-sm:px-3.5 max-sm:py-2.5',
    'max-sm:in-[[role=dialog]]:bottom-0 max-sm:in-[[role=dialog]]:-mx-5 max-sm:in-[[role=dialog]]:rounded-b-lg max-sm:in-[[role=dialog]]:bg-popover max-sm:in-[[role=dialog]]:px-5',
  ]
  return (
    <div
      data-slot="form-foot"
      {...props}
      className={cn(
        'flex items-center justify-end gap-2',
        use(SurfaceContext)?.kind === 'dialog' ? inDialog : ofPage,
        className,
      )}
    />
  )
}
