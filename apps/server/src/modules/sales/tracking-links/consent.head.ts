/** How the page of a tracking link is called where its address is shared. */
import { providerPicture, type PageHeadSource } from '../../../platform/page-head.ts'
import { findPublicLink } from './public-link.queries.ts'

export const consentHeads: readonly PageHeadSource[] = [
  {
    address: /^\/contratar\/([0-9A-Za-z]{1,40})\/?$/,
    async head(db, [, codigo = '']) {
      const link = await findPublicLink(db, codigo)
      // A link that ended says nothing of whose it was.
      if (!link)
        return { title: 'Link inválido', description: 'Este link não está mais disponível.', status: 404 }
      return {
        title: `Contrate a internet da ${link.provedor}`,
        description: `Deixe seu contato e a ${link.provedor} fala com você sobre os planos da sua cidade.`,
        image: providerPicture(link),
      }
    },
  },
]
