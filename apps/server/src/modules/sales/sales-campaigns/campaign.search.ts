import { sql } from 'kysely'
import { readsMarketing } from '@intranet/contract/sales/marketing-access'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { campaignFlags, inFlagScope } from '../provider-flags.queries.ts'

export const findSalesCampaigns: PaletteSource = {
  kind: 'campanha_vendas',
  may: readsMarketing,
  find: (actor, q) => sql`
    select c.id, c.nome, null::text from vendas_campanha c
    where ${named('c.nome', q)} and c.ativo and ${inFlagScope(actor, campaignFlags, 'c.id')}`,
}
