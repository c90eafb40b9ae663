import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { titled, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

export const findSales: PaletteSource = {
  kind: 'venda',
  may: holds('backoffice', 'read'),
  find: (actor, q) => sql`
    select v.id, v.cliente, e.nome from bo_venda v join empresa e on e.id = v.id_empresa
    where ${titled('v', 'cliente', q)} and ${inScope(actor, 'v.id_empresa', false)}`,
}
