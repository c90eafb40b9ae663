import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { ComplimentRow } from './use-compliment-actions.ts'

/** Who alone sees it, where not everybody does. */
export function ComplimentMarks({ row }: { row: Pick<ComplimentRow, 'publico' | 'situacao'> }) {
  return (
    <>
      {!row.publico && <Badge variant="info">Privado</Badge>}
      {row.situacao === 'oculto' && <StateBadge state="Oculto" />}
    </>
  )
}
