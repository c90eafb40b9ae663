import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { inputVariants } from './input.tsx'

interface NativeSelectProps extends ComponentProps<'select'> {
  /** Among the icons of a toolbar: as high as they are, without a frame. */
  tool?: boolean
}

/** The browser's own list in our clothes: for short, fixed choices. Long ones use `SelectField`. */
export function NativeSelect({ className, tool, ...props }: NativeSelectProps) {
  return (
    <span data-slot="native-select-wrapper" className={cn('relative block', className)}>
      <select
        data-slot="native-select"
        {...props}
        className={cn(
          inputVariants(),
          'cursor-pointer appearance-none [&>option]:text-foreground',
          // Nothing chosen looks like it, as in a `SelectField`.
          'has-[option:checked[value=""]]:text-muted-foreground',
          tool
            ? 'h-[26px] border-transparent bg-transparent py-0 pr-6 pl-1.5 text-sm text-muted-foreground hover:bg-accent hover:text-foreground'
            : 'pr-[30px]',
        )}
      />
      <ChevronDown
        className={cn(
          'pointer-events-none absolute top-1/2 -mt-2 text-muted-foreground',
          tool ? 'right-1' : 'right-[9px]',
        )}
        aria-hidden
      />
    </span>
  )
}
