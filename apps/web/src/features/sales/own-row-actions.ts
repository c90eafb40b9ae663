import { Pencil } from 'lucide-react'
import { can } from '@intranet/contract/access'
import type { RowAction } from '@/components/table/row-actions.tsx'
import type { Session } from '@/lib/session.ts'

/** Whoever does not manage edits what they made (docs/platform.md#requesters-edit-what-they-made). */
export const ownRowActions =
  (session: Session | null, base: string) =>
  (row: { id: number; id_usuario: number | null }): RowAction[] =>
    can(session, 'vendas', 'editOwn') && row.id_usuario === session?.usuarioId
      ? [{ label: 'Editar', icon: Pencil, to: `${base}/edit/${row.id}` }]
      : []
