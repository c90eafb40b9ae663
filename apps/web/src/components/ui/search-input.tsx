import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'
import { inputVariants } from './input.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** What is looked for, for screen readers; on the screen too where there is no `placeholder`. */
  label: string
  value: string
  onValue: (text: string) => void
  /** After what is typed. */
  children?: ReactNode
}

/** A field to look for something. */
export function SearchInput({ label, onValue, className, children, ...props }: SearchInputProps) {
  return (
    <label data-slot="search-input" className={cn(inputVariants(), className)}>
      <Search className="size-3.5" aria-hidden />
      <input
        placeholder={label}
        {...props}
        aria-label={label}
        className="placeholder-shown:text-ellipsis"
        onChange={(event) => onValue(event.target.value)}
      />
      {children}
    </label>
  )
}
