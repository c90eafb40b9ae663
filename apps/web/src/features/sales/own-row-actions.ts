import { Pencil } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { editAddress, type Entity } from '@/components/records/entity.ts'
import type { RowOf } from '@/components/records/entity-calls.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import type { Session } from '@/lib/session.ts'

/** Who does not manage edits what they made (docs/platform.md#requesters-edit-what-they-made). */
export const ownRowActions =
  <R extends 'salesCampaigns' | 'salesChannels'>(session: Session | null, entity: Entity<R>) =>
  (row: RowOf<R> & { id_usuario: number | null }): RowAction[] =>
    can(session, 'vendas', 'editOwn') && row.id_usuario === session?.usuarioId
      ? [{ label: 'Editar', icon: Pencil, to: editAddress(entity, row) }]
      : []
