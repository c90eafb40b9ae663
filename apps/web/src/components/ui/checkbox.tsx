import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** `checked` is true, false or 'indeterminate'. */
export function Checkbox({ className, checked, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root data-slot="checkbox" {...props} checked={checked} className={cn('checkbox', className)}>
      <Radix.Indicator
        data-slot="checkbox-indicator"
        className="grid place-items-center [&>svg]:size-3 [&>svg]:stroke-3"
      >
        {checked === 'indeterminate' ? <Minus aria-hidden /> : <Check aria-hidden />}
      </Radix.Indicator>
    </Radix.Root>
  )
}
