import { asIs, insertedOne, page, rows, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { interviewCriterionRouter, interviewRouter, publicInterviewRouter } from './interview.router.ts'

const routers = { interviews: interviewRouter, publicInterviews: publicInterviewRouter }
const one = '/v1/entrevista/:id'

export const interviewRoutes = [
  ...defineRoutes('Entrevistas', routers, [
    route({
      method: 'POST',
      path: '/v1/entrevista/filtro',
      summary: 'Lista as entrevistas das vagas com que se trabalha e aquelas de que se participa',
      wrap: 'filtro',
      procedure: interviewRouter.list,
      answer: page('entrevista'),
    }),
    route({
      method: 'POST',
      path: '/v1/entrevista',
      summary: 'Convida para uma entrevista; candidato e entrevistadores recebem o convite de calendário',
      procedure: interviewRouter.create,
      answer: insertedOne('entrevista'),
    }),
    route({
      method: 'GET',
      path: one,
      summary: 'Consulta uma entrevista; pareceres de outros só depois do próprio',
      procedure: interviewRouter.get,
      answer: under('entrevista_by_pk'),
    }),
    route({
      method: 'PUT',
      path: one,
      summary: 'Muda horário, lugar ou participantes; o candidato é convidado de novo',
      procedure: interviewRouter.update,
      answer: updated('entrevista'),
    }),
    route({
      method: 'POST',
      path: `${one}/situacao`,
      summary: 'Encerra ou cancela uma entrevista',
      procedure: interviewRouter.end,
      answer: updated('entrevista'),
    }),
    route({
      method: 'POST',
      path: `${one}/parecer`,
      summary: 'Registra o parecer de quem entrevistou',
      procedure: interviewRouter.opinion,
      answer: insertedOne('entrevista_parecer'),
    }),
    route({
      method: 'GET',
      path: '/v1/candidatura/:id/entrevista',
      says: { id: 'Id da candidatura.' },
      summary: 'Lista as entrevistas de uma candidatura',
      procedure: interviewRouter.ofApplication,
      answer: rows('entrevista'),
    }),
    route({
      method: 'GET',
      path: '/v1/entrevista/convite/:chave',
      summary: 'Consulta o que o link do convite mostra ao candidato, sem entrar',
      procedure: publicInterviewRouter.view,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/entrevista/convite/:chave',
      summary: 'Confirma ou pede outro horário, como candidato, sem entrar',
      wrap: 'flat',
      ends: true,
      procedure: publicInterviewRouter.answer,
      answer: asIs,
    }),
  ]),
  ...entityRoutes(
    { interviewCriteria: interviewCriterionRouter },
    {
      tag: 'Critérios de entrevista',
      path: '/v1/entrevista/criterio',
      table: 'carreira_criterio',
      noun: ['o critério de entrevista', 'os critérios de entrevista'],
      procedures: interviewCriterionRouter,
    },
  ),
]
