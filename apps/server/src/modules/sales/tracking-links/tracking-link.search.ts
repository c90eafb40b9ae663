import { sql, type RawBuilder } from 'kysely'
import { readsMarketing } from '@intranet/contract/sales/marketing-access'
import type { Actor } from '../../../platform/actor.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

const links = (actor: Actor, wanted: RawBuilder<boolean>) => sql`
    select t.id, c.nome || ' · ' || k.nome, t.codigo || ' · ' || e.nome from vendas_tracking_url t
    join empresa e on e.id = t.id_empresa
    join vendas_campanha c on c.id = t.id_campanha
    join vendas_canal k on k.id = t.id_canal
    where ${wanted} and ${inScope(actor, 't.id_empresa', false)}`

/** By its code, which is on paper, and by the campaign and the channel that it means. */
export const findTrackingLinks: PaletteSource = {
  kind: 'link',
  may: readsMarketing,
  find: (actor, q) => links(actor, holdsWords(sql`normaliza(t.codigo || ' ' || c.nome || ' ' || k.nome)`, q)),
  byCode: (actor, code) => links(actor, named('t.codigo', code)),
}
