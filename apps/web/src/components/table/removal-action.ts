import { table } from '@intranet/contract/messages/tables'
import { Trash2 } from 'lucide-react'
import type { RowAction } from './row-actions.tsx'

/** "Excluir" at the end of a row's menu. */
export const removalAction = (remove: () => unknown): RowAction => ({
  label: table.remove,
  icon: Trash2,
  variant: 'destructive',
  separated: true,
  onSelect: () => void remove(),
})
