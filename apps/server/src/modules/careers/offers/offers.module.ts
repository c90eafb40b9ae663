import { careerMessage, hiring as text } from '@intranet/contract/messages/hiring'
import { defineModule } from '../../../platform/module.ts'
import { offerHistory } from './offer.history.ts'
import { offerExpiryJob } from './offer.job.ts'
import { offerData } from './offer.personal-data.ts'
import { offerRoutes } from './offer.rest.ts'
import { offerLetterRouter, offerRouter, publicOfferRouter } from './offer.router.ts'

export const offersModule = defineModule({
  name: 'offers',
  routers: { offerLetters: offerLetterRouter, offers: offerRouter, publicOffers: publicOfferRouter },
  routes: offerRoutes,
  jobs: [offerExpiryJob],
  changes: [{ table: 'carreira_carta', list: offerLetterRouter.list }],
  history: offerHistory,
  refusals: {
    texts: {
      carreira_carta_nome_unico: [careerMessage.letterTaken, 'nome'],
      proposta_unica: [text.offerOpen, null],
      proposta_aceite_unico: [text.offerEnded, null],
    },
    ofCodeAlone: [
      'proposta_responsavel',
      'proposta_encerrada',
      'proposta_chave_hash_key',
      'proposta_responsavel_hash_key',
    ],
  },
  personalData: { kept: offerData, notAbout: ['proposta.id_usuario'] },
})
