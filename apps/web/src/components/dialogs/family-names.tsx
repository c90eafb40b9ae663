import { useId } from 'react'
import { dialog as text } from '@intranet/contract/messages'
import { ChipsInput } from '@/components/ui/chips-input.tsx'
import { Switch } from '@/components/ui/switch.tsx'

interface FamilyNamesProps {
  names: string[]
  onNames: (names: string[]) => void
  toggle: boolean
  onToggle: (toggle: boolean) => void
}

/** "Tem familiar?" and, when so, the names. */
export function FamilyNames({ names, onNames, toggle, onToggle }: FamilyNamesProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <span className="inline-flex items-center gap-2 text-sm">
        <Switch id={id} checked={toggle} onCheckedChange={onToggle} />
        <label htmlFor={id}>{text.familyToggle}</label>
      </span>
      {toggle && (
        <ChipsInput
          values={names}
          onValues={onNames}
          aria-label="Nome do familiar"
          placeholder="Vírgula ou Enter separa"
        />
      )}
    </div>
  )
}
