import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

const assets = (actor: Actor, wanted: string) => sql`
    select a.id, a.patrimonio, p.nome from suprimento_patrimonio a join suprimento_produto p on p.id = a.id_produto
    where ${named('a.patrimonio', wanted)} and ${inScope(actor, 'a.id_empresa', false)}`

/** Its name is its code. */
export const findAssets: PaletteSource = {
  kind: 'patrimonio',
  may: holds('suprimentos', 'read'),
  find: assets,
  byCode: assets,
}
