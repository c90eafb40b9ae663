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
    <div data-slot="segmented" className="segments" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cn('segment', size === 'sm' && 'px-[9px] text-xs sm:h-[26px]')}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
