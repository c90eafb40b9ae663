import { asIs, insertedOne, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { applicantRouter } from './applicant.router.ts'

const table = 'candidatura'
const one = '/v1/candidatura/:id'

export const applicantRoutes = defineRoutes('Candidaturas', { applicants: applicantRouter }, [
  route({
    method: 'POST',
    path: '/v1/candidatura/filtro',
    summary: 'Lista as candidaturas às vagas com que se trabalha',
    wrap: 'filtro',
    procedure: applicantRouter.list,
    answer: page(table),
  }),
  route({
    method: 'GET',
    path: one,
    summary: 'Consulta uma candidatura, com currículo, palavras e histórico',
    procedure: applicantRouter.get,
    answer: under(`${table}_by_pk`),
  }),
  route({
    method: 'PUT',
    path: one,
    summary: 'Altera a avaliação e a observação de uma candidatura',
    procedure: applicantRouter.rate,
    answer: updated(table),
  }),
  route({
    method: 'POST',
    path: `${one}/etapa`,
    summary: 'Move uma candidatura; o candidato é avisado nas etapas que têm mensagem',
    procedure: applicantRouter.move,
    answer: updated(table),
  }),
  route({
    method: 'POST',
    path: `${one}/nota`,
    summary: 'Comenta uma candidatura',
    procedure: applicantRouter.note,
    answer: insertedOne('candidatura_nota'),
  }),
  route({
    method: 'POST',
    path: `${one}/funcionario`,
    summary: 'Faz de quem foi contratado um funcionário; os onboardings do cargo começam',
    procedure: applicantRouter.hire,
    answer: asIs,
  }),
  route({
    method: 'PUT',
    path: `${one}/mensagens`,
    summary: 'Marca como lidas as respostas do candidato, até a que foi vista',
    procedure: applicantRouter.seeReplies,
    answer: asIs,
  }),
])
