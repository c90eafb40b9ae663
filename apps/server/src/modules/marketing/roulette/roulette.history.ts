/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { ofProvider, type HistoryRules } from '../../../platform/history.ts'

const ofCampaign = ofProvider('site_roleta_campanhas')

export const rouletteHistory: HistoryRules = {
  site_roleta_campanhas: ofCampaign,
  // Kept by the campaign's id.
  site_roleta_configuracao: ofCampaign,
  // Read by it.
  site_roleta_premios: {
    ...ofCampaign,
    parts: (owner) =>
      sql`any(array(select p.id::text from site_roleta_premios p where p.id_campanha = ${owner}))`,
  },
}
