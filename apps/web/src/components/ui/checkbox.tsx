import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** `checked` is true, false or 'indeterminate'. */
export function Checkbox({ className, checked, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      data-slot="checkbox"
      {...props}
      checked={checked}
      className={cn(
        'hit inline-grid size-4 shrink-0 place-items-center rounded-[3px] border border-input bg-card align-middle disabled:cursor-not-allowed disabled:opacity-55 max-sm:size-5',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground',
        'data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary data-[state=indeterminate]:text-primary-foreground',
        className,
      )}
    >
      <Radix.Indicator
        data-slot="checkbox-indicator"
        className="grid place-items-center [&>svg]:size-3 [&>svg]:stroke-3"
      >
        {checked === 'indeterminate' ? <Minus aria-hidden /> : <Check aria-hidden />}
      </Radix.Indicator>
    </Radix.Root>
  )
}
