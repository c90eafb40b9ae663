import { asIs, deleted, inserted, page, rows, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { vacancyRouter } from './vacancy.router.ts'

const table = 'vagas_vaga'
const one = '/v1/vaga/:id'

export const vacancyRoutes = defineRoutes('Vagas', { vacancies: vacancyRouter }, [
  route({
    method: 'POST',
    path: '/v1/vaga/publica/filtro',
    summary: 'Lista as vagas abertas, para quem não entrou; quem trabalha no grupo vê também as internas',
    wrap: 'filtro',
    procedure: vacancyRouter.listPublic,
    answer: page(table),
  }),
  route({
    method: 'GET',
    path: '/v1/vaga/publica/opcoes',
    summary: 'Lista as empresas, cidades e departamentos com vagas abertas',
    procedure: vacancyRouter.choices,
    answer: asIs,
  }),
  route({
    method: 'GET',
    path: '/v1/vaga/publica/:id',
    summary: 'Consulta uma vaga aberta; 410 depois de encerrada',
    ends: true,
    procedure: vacancyRouter.getPublic,
    answer: under(`${table}_by_pk`),
  }),
  route({
    method: 'POST',
    path: '/v1/vaga/filtro',
    summary: 'Lista as vagas',
    wrap: 'filtro',
    procedure: vacancyRouter.list,
    answer: page(table),
  }),
  route({
    method: 'POST',
    path: '/v1/vaga',
    summary: 'Cadastra uma vaga, que começa como rascunho',
    procedure: vacancyRouter.create,
    answer: inserted(table),
  }),
  route({
    method: 'GET',
    path: one,
    summary: 'Consulta uma vaga com todos os textos',
    procedure: vacancyRouter.get,
    answer: under(`${table}_by_pk`),
  }),
  route({
    method: 'PUT',
    path: one,
    summary: 'Altera uma vaga',
    procedure: vacancyRouter.update,
    answer: updated(table),
  }),
  route({
    method: 'DELETE',
    path: one,
    summary: 'Exclui uma vaga sem candidaturas',
    procedure: vacancyRouter.remove,
    answer: deleted(table),
  }),
  route({
    method: 'POST',
    path: `${one}/situacao`,
    summary: 'Publica, pausa, encerra ou cancela uma vaga',
    procedure: vacancyRouter.step,
    answer: updated(table),
  }),
  route({
    method: 'GET',
    path: `${one}/fonte`,
    summary: 'Diz de onde vêm os candidatos: visitas, candidaturas e contratados de cada fonte',
    params: { id: 'id_vaga' },
    procedure: vacancyRouter.sources,
    answer: rows('vaga_fonte'),
  }),
  route({
    method: 'POST',
    path: '/v1/vaga/fonte',
    summary: 'Cadastra fontes de candidatos, cada uma com seu link',
    procedure: vacancyRouter.createSources,
    answer: inserted('vaga_fonte'),
  }),
])
