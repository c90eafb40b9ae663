import { careerMessage } from '@intranet/contract/messages/hiring'
import { defineModule } from '../../../platform/module.ts'
import { savedSearchJob } from './saved-search.job.ts'
import { talentData } from './talent.personal-data.ts'
import { talentRoutes } from './talent.rest.ts'
import { invitationRouter, talentRouter } from './talent.router.ts'

export const talentBankModule = defineModule({
  name: 'talent-bank',
  routers: { talentBank: talentRouter, vacancyInvitations: invitationRouter },
  routes: talentRoutes,
  jobs: [savedSearchJob],
  refusals: {
    texts: { busca_talento_nome_unico: [careerMessage.searchTaken, 'nome'] },
    ofCodeAlone: ['vaga_convite_chave_hash_key', 'vaga_convite_unico'],
  },
  personalData: { kept: talentData, notAbout: ['vaga_convite.id_autor'] },
})
