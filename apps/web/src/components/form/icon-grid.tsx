import { CircleDashed } from 'lucide-react'
import { cn } from '@/lib/cn.ts'
import { iconSet } from './icon-set.ts'

/** One icon of the set by its stored name. Use `NamedIcon`, which loads this chunk. */
export function SetIcon({ name, className }: { name: string; className?: string }) {
  const Icon = iconSet[name] ?? CircleDashed
  return <Icon className={cn('ic', className)} aria-hidden />
}

/** All icons as buttons. */
export default function IconGrid({ value, onPick }: { value: string; onPick: (name: string) => void }) {
  return (
    <div className="grid max-h-64 grid-cols-8 gap-1 overflow-auto" role="group" aria-label="Ícones">
      {Object.keys(iconSet).map((name) => (
        <button
          key={name}
          type="button"
          className={cn('ib', name === value && 'bg-primary-soft text-primary')}
          title={name}
          aria-label={name}
          aria-pressed={name === value}
          onClick={() => onPick(name)}
        >
          <SetIcon name={name} />
        </button>
      ))}
    </div>
  )
}
