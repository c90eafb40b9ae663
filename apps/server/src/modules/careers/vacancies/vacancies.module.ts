import { form } from '@intranet/contract/messages'
import { vacancy as text } from '@intranet/contract/messages/careers'
import { holds } from '../../../platform/card-figures.ts'
import { among } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { handOverVacanciesOf } from './vacancy.departure.ts'
import { vacancyHoldings } from './vacancy.holding.ts'
import { draftsToPublish } from './vacancy.obligation.ts'
import { vacancyHeads } from './vacancy.head.ts'
import { vacancyEndJob } from './vacancy.job.ts'
import { countVacancies } from './vacancy.queries.ts'
import { vacancyRoutes } from './vacancy.rest.ts'
import { vacancyRouter } from './vacancy.router.ts'
import { ofSeenVacancy, readsAllVacancies, seenVacancy } from './vacancy-scope.ts'
import { findVacancies } from './vacancy.search.ts'

export const vacanciesModule = defineModule({
  name: 'vacancies',
  routers: { vacancies: vacancyRouter },
  routes: vacancyRoutes,
  jobs: [vacancyEndJob],
  changes: [{ table: 'vagas_vaga', list: vacancyRouter.list, whole: readsAllVacancies }],
  history: {
    vagas_vaga: { scope: (actor, id) => among('vagas_vaga', id, seenVacancy(actor, 'x')) },
    palavra_chave: { scope: (actor, id) => among('palavra_chave', id, ofSeenVacancy(actor)) },
    vaga_fonte: { scope: (actor, id) => among('vaga_fonte', id, ofSeenVacancy(actor)) },
  },
  refusals: {
    texts: {
      vagas_vaga_lugares: [text.full, 'vagas'],
      vagas_vaga_periodo: [form.endBeforeStart, 'data_fim'],
      vagas_vaga_faixa: [text.range, 'faixa_max'],
      vagas_vaga_desligamento: [text.substituteTaken, null],
      vaga_fonte_nome_unico: [text.sourceTaken, 'nome'],
    },
    ofCodeAlone: [
      'vagas_vaga_publicada',
      'vaga_fonte_codigo_key',
      'vaga_fonte_indicador',
      'vaga_fonte_indicador_unico',
      'vaga_fonte_site',
    ],
  },
  personalData: { notAbout: ['vagas_vaga.id_gestor', 'vagas_vaga.id_usuario'] },
  holdings: vacancyHoldings,
  departures: [handOverVacanciesOf],
  heads: vacancyHeads,
  obligations: [draftsToPublish],
  figures: [{ to: '/careers/admin/list', may: holds('banco_talentos', 'read'), count: countVacancies }],
  search: [findVacancies],
})
