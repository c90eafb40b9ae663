import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

export const findAssets: PaletteSource = {
  kind: 'patrimonio',
  may: holds('suprimentos', 'read'),
  find: (actor, q) => sql`
    select a.id, a.patrimonio, p.nome from suprimento_patrimonio a join suprimento_produto p on p.id = a.id_produto
    where ${named('a.patrimonio', q)} and ${inScope(actor, 'a.id_empresa', false)}`,
}
