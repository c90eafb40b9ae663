import { asIs, insertedOne, rows, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { applicationRouter } from './application.router.ts'

const table = 'candidatura'

export const applicationRoutes = defineRoutes('Candidaturas', { jobApplications: applicationRouter }, [
  route({
    method: 'POST',
    path: '/v1/candidatura',
    summary: 'Candidata a própria pessoa a uma vaga',
    ends: true,
    procedure: applicationRouter.submit,
    answer: insertedOne(table),
  }),
  route({
    method: 'POST',
    path: '/v1/candidatura/publica',
    summary: 'Cadastra e candidata quem não entrou; o e-mail diz o próximo passo',
    ends: true,
    procedure: applicationRouter.applyAsGuest,
    answer: asIs,
  }),
  route({
    method: 'GET',
    path: '/v1/candidatura/minhas',
    summary: 'Lista as candidaturas da própria pessoa, com cada etapa',
    procedure: applicationRouter.mine,
    answer: rows(table),
  }),
  route({
    method: 'POST',
    path: '/v1/candidatura/:id/desistir',
    summary: 'Desiste de uma candidatura própria',
    procedure: applicationRouter.withdraw,
    answer: updated(table),
  }),
])
