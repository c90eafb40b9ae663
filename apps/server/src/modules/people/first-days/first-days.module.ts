import { firstDay as text } from '@intranet/contract/messages/first-day'
import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { groupWide } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { checkedHere } from './first-day-scope.ts'
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
import { maySeePaper } from './own-first-day.service.ts'

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
  history: {
    admissao_papel: groupWide,
    admissao_leitura: groupWide,
    pre_admissao: {
      scope: (actor, id) => sql<boolean>`exists (select from pre_admissao p
        join candidatura a on a.id = p.id_candidatura join vagas_vaga v on v.id = a.id_vaga
        where p.id = ${id} and ${checkedHere(actor)})`,
    },
  },
  files: { pre_admissao_papel: { maySee: maySeePaper } },
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
