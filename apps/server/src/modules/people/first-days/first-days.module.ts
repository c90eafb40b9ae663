import { firstDay as text } from '@intranet/contract/messages/first-day'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { firstDayHistory } from './first-day.history.ts'
import { firstDayRetentionJob } from './first-day.job.ts'
import { papersToCheck } from './first-day.obligation.ts'
import { firstDayData } from './first-day.personal-data.ts'
import { countFirstDays } from './first-day.queries.ts'
import { firstDayRoutes } from './first-day.rest.ts'
import {
  admissionPaperRouter,
  admissionReadingRouter,
  firstDayRouter,
  ownFirstDayRouter,
} from './first-day.router.ts'
import { paperFiles } from './own-first-day.service.ts'

export const firstDaysModule = defineModule({
  name: 'first-days',
  routers: {
    admissionPapers: admissionPaperRouter,
    admissionReadings: admissionReadingRouter,
    firstDays: firstDayRouter,
    ownFirstDay: ownFirstDayRouter,
  },
  routes: firstDayRoutes,
  jobs: [firstDayRetentionJob],
  changes: [
    { table: 'admissao_papel', list: admissionPaperRouter.list },
    { table: 'admissao_leitura', list: admissionReadingRouter.list },
  ],
  history: firstDayHistory,
  files: { pre_admissao_papel: paperFiles },
  refusals: {
    texts: {
      admissao_papel_nome_unico: [text.paperTaken, 'nome'],
      admissao_papel_nunca: [text.neverAsked, 'nome'],
      admissao_papel_antecedentes: [text.criminalKind, 'tipo'],
      admissao_leitura_titulo_unico: [text.readingTaken, 'titulo'],
      pre_admissao_unica: [text.openAlready, null],
    },
    ofCodeAlone: [
      'pre_admissao_aptidao',
      'pre_admissao_papel_unico',
      'pre_admissao_papel_arquivo',
      'pre_admissao_papel_devolucao',
    ],
  },
  sealed: ['pre_admissao.dados_pagamento'],
  personalData: {
    kept: firstDayData,
    notAbout: ['pre_admissao.id_autor', 'pre_admissao.id_aptidao_autor'],
  },
  obligations: [papersToCheck],
  figures: [{ to: '/human-resources/first-days/list', may: holds('rh', 'manage'), count: countFirstDays }],
})
