import type { Stage } from '@intranet/contract/careers/career-options'
import { GitCompareArrows } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SelectionBar } from '@/components/table/selection-bar.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { MoveMenu } from './move-menu.tsx'

interface SelectedBarProps {
  /** Where all of the ticked may go. */
  stages: readonly Stage[]
  ids: readonly number[]
  onMove: (para: Stage) => void
  onClear: () => void
}

/** What may be done with the cards that are ticked. */
export function SelectedBar({ stages, ids, onMove, onClear }: SelectedBarProps) {
  const [one, other] = ids
  return (
    <SelectionBar count={ids.length} noun={['candidato', 'candidatos']} onClear={onClear}>
      <MoveMenu stages={stages} onMove={onMove} />
      {ids.length === 2 && (
        <AddressLink
          to={`/careers/compare/${one!}/${other!}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          <GitCompareArrows aria-hidden />
          Comparar
        </AddressLink>
      )}
    </SelectionBar>
  )
}
