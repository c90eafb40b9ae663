import { CircleDashed } from 'lucide-react'
import { cn } from '@/lib/cn.ts'
import { iconSet } from './icon-set.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'

/** One icon of the set by its stored name. Use `NamedIcon`, which loads this chunk. */
export function SetIcon({ name, className }: { name: string; className?: string }) {
  const Icon = iconSet[name]?.[0] ?? CircleDashed
  return <Icon className={className} aria-hidden />
}

/** How people call an icon of the set. Lazy, as the set is. */
export function IconLabel({ name }: { name: string }) {
  return iconSet[name]?.[1] ?? name
}

/** All icons as buttons. */
export default function IconGrid({ value, onPick }: { value: string; onPick: (name: string) => void }) {
  return (
    <div className="grid max-h-64 grid-cols-8 gap-1 overflow-auto" role="group" aria-label="Ícones">
      {Object.entries(iconSet).map(([name, [, label]]) => (
        <button
          key={name}
          type="button"
          className={cn(iconButtonVariants(), name === value && 'bg-primary-soft text-primary')}
          title={label}
          aria-label={label}
          aria-pressed={name === value}
          onClick={() => onPick(name)}
        >
          <SetIcon name={name} />
        </button>
      ))}
    </div>
  )
}
