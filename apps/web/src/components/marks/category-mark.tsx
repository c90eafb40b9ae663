import { NamedIcon } from '@/components/records/named-icon.tsx'

/** A category's icon on its colour. */
export function CategoryMark({ color, icone }: { color: string; icone: string }) {
  return (
    <span
      className="inline-grid size-6 shrink-0 place-items-center rounded-md text-white"
      style={{ backgroundColor: color }}
      aria-hidden
    >
      <NamedIcon name={icone} className="s" />
    </span>
  )
}
