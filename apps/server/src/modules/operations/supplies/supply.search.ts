import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { holds } from '../../../platform/card-figures.ts'
import type { PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'
import { holdsWords } from '../../../platform/text-search.ts'

const assets = (actor: Actor, wanted: string) => sql`
    select a.id, a.patrimonio, p.nome from suprimento_patrimonio a join suprimento_produto p on p.id = a.id_produto
    where ${holdsWords(sql`a.busca`, wanted)} and ${inScope(actor, 'a.id_empresa', false)}`

/** Its name is its code. */
export const findAssets: PaletteSource = {
  kind: 'patrimonio',
  may: holds('suprimentos', 'read'),
  find: assets,
  byCode: assets,
}
