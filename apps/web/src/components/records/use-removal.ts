import { common } from '@intranet/contract/messages'
import type { QueryFilters } from '@tanstack/react-query'
import { removalAction } from '@/components/table/removal-action.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useRecordStep } from './use-record-step.ts'

interface Removal {
  /** The question. */
  title: string
  /** Which record. */
  text?: string
  run: () => Promise<unknown>
}

/** "Excluir" of a row's menu, for lists that are no entity's: asks, deletes, and reads again what `changed` names. */
export function useRemoval(...changed: QueryFilters[]): (removal: Removal) => RowAction {
  const { take } = useRecordStep(...changed)
  return ({ title, text, run }) =>
    removalAction(() => take({ ask: { title, text, irreversible: true }, run, said: common.removed }))
}
