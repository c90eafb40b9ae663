import { RadioGroup as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { cn } from '@/lib/cn.ts'

/** Its classes, for the browser's own radio too. */
export const radioClasses =
  'inline-grid size-4 shrink-0 appearance-none place-items-center rounded-full border border-input bg-card checked:border-[5px] checked:border-primary disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-[5px] data-[state=checked]:border-primary'

interface RadioGroupProps extends ComponentProps<typeof Radix.Root> {
  /** Short words: they are beside each other where there is room. */
  beside?: boolean
}

export function RadioGroup({ beside, className, ...props }: RadioGroupProps) {
  return (
    <Radix.Root
      data-slot="radio-group"
      {...props}
      className={cn(
        'gap-2',
        // Two or three in a row on phones; at more room with the gap of the form's columns.
        beside
          ? 'flex flex-wrap sm:grid sm:grid-cols-[repeat(auto-fit,minmax(136px,1fr))] sm:gap-x-5 max-sm:[&>label]:flex-[1_1_28%]'
          : 'grid',
        className,
      )}
    />
  )
}

export function RadioGroupItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item data-slot="radio-group-item" {...props} className={cn(radioClasses, className)} />
}

/** One choice as a framed row; the whole row may be clicked. */
export function RadioChoice({ value, children }: { value: string; children: ReactNode }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex cursor-pointer items-center gap-3 rounded-md border border-border px-2.5 py-[9px] text-sm in-aria-invalid:border-danger has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-soft"
    >
      <RadioGroupItem id={id} value={value} />
      <span className="grow">{children}</span>
    </label>
  )
}
