import { sql } from 'kysely'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'
import { readsSponsorship } from './sponsorship-scope.ts'

export const findSponsorships: PaletteSource = {
  kind: 'patrocinio',
  may: readsSponsorship,
  find: (actor, q) => sql`
    select r.id, r.evento, r.protocolo from patrocinio_solicitacao r
    where (${named('r.evento', q)} or ${named('r.protocolo', q)}) and ${inScope(actor, 'r.id_empresa', false)}`,
}
