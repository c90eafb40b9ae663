import { cn } from '@/lib/cn.ts'

interface SegmentedProps<T extends string | number> {
  label: string
  value: T
  options: { value: T; label: string }[]
  /** `sm` below a table. */
  size?: 'default' | 'sm'
  onChange: (value: T) => void
}

/** A row of joined buttons of which one is pressed. In a fieldset that is only read the others are pale. */
export function Segmented<T extends string | number>({
  label,
  value,
  options,
  size = 'default',
  onChange,
}: SegmentedProps<T>) {
  return (
    <div
      data-slot="segmented"
      className="inline-flex max-w-full overflow-x-auto rounded-md border border-border-strong bg-card [scrollbar-width:none]"
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cn(
            'inline-flex h-[calc(var(--control-h)-4px)] min-w-8 shrink-0 items-center justify-center gap-1.5 border-l border-border px-2.5 text-sm whitespace-nowrap text-muted-foreground first:border-l-0 max-sm:h-10 max-sm:min-w-10',
            'disabled:cursor-default disabled:opacity-55 aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary aria-pressed:opacity-100',
            size === 'sm' && 'px-[9px] text-xs sm:h-[26px]',
          )}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
