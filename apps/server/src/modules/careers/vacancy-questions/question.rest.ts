import { asIs, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { vacancyQuestionRouter } from './question.router.ts'

const routers = { vacancyQuestions: vacancyQuestionRouter }
const entity = {
  tag: 'Perguntas a candidatos',
  path: '/v1/vaga/pergunta',
  table: 'carreira_pergunta',
  noun: ['a pergunta a candidatos', 'as perguntas a candidatos'],
} as const

export const questionRoutes = [
  ...entityRoutes(routers, {
    ...entity,
    writeNote: '`opcoes` é só de `escolha`: de outro `tipo` fica vazio.',
    procedures: vacancyQuestionRouter,
  }),
  ...defineRoutes(entity.tag, routers, [
    route({
      method: 'POST',
      path: `${entity.path}/:id/decisao`,
      summary: 'Aprova uma pergunta, ou diz por que não',
      procedure: vacancyQuestionRouter.decide,
      answer: updated(entity.table),
    }),
    route({
      method: 'GET',
      path: '/v1/vaga/:id_vaga/pergunta',
      summary: 'Lista as perguntas de uma vaga, com as respostas marcadas',
      procedure: vacancyQuestionRouter.ofVacancy,
      answer: under('vaga_pergunta'),
    }),
    route({
      method: 'POST',
      path: '/v1/vaga/:id_vaga/pergunta',
      summary: 'Troca as perguntas de uma vaga pelas enviadas, na ordem delas',
      procedure: vacancyQuestionRouter.ask,
      answer: asIs,
    }),
  ]),
]
