import { careerMessage, hiring as text } from '@intranet/contract/messages/hiring'
import { sql } from 'kysely'
import { groupWide } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { worksWith } from '../vacancies/vacancy-scope.ts'
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
  history: {
    carreira_carta: groupWide,
    proposta: {
      scope: (actor, id) => sql<boolean>`exists (select from proposta p
        join candidatura a on a.id = p.id_candidatura join vagas_vaga v on v.id = a.id_vaga
        where p.id = ${id} and ${worksWith(actor)})`,
    },
  },
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
