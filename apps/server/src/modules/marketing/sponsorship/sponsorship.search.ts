import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'
import { readsSponsorship } from './sponsorship-scope.ts'

const requests = (actor: Actor, wanted: RawBuilder<boolean>) => sql`
    select r.id, r.evento, r.protocolo from patrocinio_solicitacao r
    where ${wanted} and ${inScope(actor, 'r.id_empresa', false)}`

export const findSponsorships: PaletteSource = {
  kind: 'patrocinio',
  may: readsSponsorship,
  find: (actor, q) => requests(actor, sql<boolean>`(${named('r.evento', q)} or ${named('r.protocolo', q)})`),
  byCode: (actor, code) => requests(actor, named('r.protocolo', code)),
}
