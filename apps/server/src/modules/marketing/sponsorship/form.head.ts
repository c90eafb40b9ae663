/** How the public pages of sponsorship are called where their address is shared. */
import { providerPicture, type PageHeadSource } from '../../../platform/page-head.ts'
import { findProvider, openProviders } from './form.queries.ts'
import { providersText, startText } from './form-text.ts'

const own = /^\/patrocinios\/(?:sucesso|protocolo)\/?$/

export const sponsorshipHeads: readonly PageHeadSource[] = [
  {
    address: own,
    head: async () => ({
      title: 'Acompanhe a sua solicitação de patrocínio',
      description: 'Consulte a situação com o protocolo e o CPF ou CNPJ.',
    }),
  },
  {
    address: /^\/patrocinios\/?$/,
    head: async (db) => ({
      title: 'Solicitação de patrocínio',
      description: 'Peça o patrocínio do seu evento ao provedor da sua cidade.',
      text: providersText(await openProviders(db)),
    }),
  },
  {
    address: /^\/patrocinios\/([a-z0-9_-]{1,60})\/?$/,
    async head(db, [, sistema = '']) {
      const provider = await findProvider(db, sistema)
      return (
        provider && {
          title: `Patrocínio do seu evento · ${provider.nome}`,
          description: `Peça o patrocínio da ${provider.nome} para o seu evento. A resposta vem em até 15 dias úteis.`,
          image: providerPicture(provider),
          text: startText(provider),
        }
      )
    },
  },
]
