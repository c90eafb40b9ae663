/** How a public wheel and its draws are called where their address is shared. */
import { todayInBrazil } from '@intranet/contract/today'
import { providerPicture, type PageHead, type PageHeadSource } from '../../../platform/page-head.ts'
import { plainText } from '../../../platform/rich-text.ts'
import { shortened } from '../../../platform/shortened.ts'
import { findPublicCampaign, type PublicCampaign } from './spin.queries.ts'

/** An ended one keeps its page: its draws stay for everybody to verify. */
function headOf(campaign: PublicCampaign | undefined): PageHead {
  if (!campaign) return { title: 'Roleta', description: 'Esta campanha não está disponível.', status: 404 }
  const description = campaign.descricao ? shortened(plainText(campaign.descricao)) : ''
  return {
    title: `${campaign.nome} · ${campaign.provedor}`,
    description: description || `Gire a roleta da ${campaign.provedor} e concorra aos prêmios.`,
    image: providerPicture(campaign),
  }
}

export const rouletteHeads: readonly PageHeadSource[] = [
  {
    address: /^\/roleta\/([a-z0-9-]{1,120})(?:\/sorteios)?\/?$/,
    head: async (db, [, slug = '']) => headOf(await findPublicCampaign(db, slug, todayInBrazil())),
  },
]
