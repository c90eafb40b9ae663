import type { Stage } from '@intranet/contract/careers/career-options'
import { GitCompareArrows, X } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
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
  const noun = ids.length === 1 ? 'candidato' : 'candidatos'
  return (
    <div className="bulk" role="toolbar" aria-label={`Ações para ${ids.length} ${noun}`}>
      <b>{ids.length}</b>
      <span className="hide-s">&nbsp;{noun}</span>
      <span className="sep" />
      <MoveMenu stages={stages} onMove={onMove} />
      {ids.length === 2 && (
        <AddressLink to={`/careers/compare/${one!}/${other!}`} className={buttonVariants()}>
          <GitCompareArrows className="ic" aria-hidden />
          Comparar
        </AddressLink>
      )}
      <button type="button" className="btn" aria-label="Limpar seleção" onClick={onClear}>
        <X className="ic" aria-hidden />
      </button>
    </div>
  )
}
