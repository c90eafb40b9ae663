/** Whose history of this module's tables an actor may see. */
import { ofProvider, keysOfParts, type HistoryRules } from '../../../platform/history.ts'

const ofCampaign = ofProvider('site_roleta_campanhas')

export const rouletteHistory: HistoryRules = {
  site_roleta_campanhas: ofCampaign,
  // Kept by the campaign's id.
  site_roleta_configuracao: ofCampaign,
  // Read by it.
  site_roleta_premios: {
    ...ofCampaign,
    parts: keysOfParts('site_roleta_premios', 'id_campanha'),
  },
}
