import { asIs, deleted, inserted, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { keywordRouter } from './keyword.router.ts'

const table = 'palavra_chave'

export const keywordRoutes = defineRoutes('Palavras-chave', { keywords: keywordRouter }, [
  route({
    method: 'POST',
    path: '/v1/palavra-chave/filtro',
    summary: 'Lista as palavras de uma vaga, ou as de todas sem `id_vaga`',
    wrap: 'filtro',
    procedure: keywordRouter.list,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/palavra-chave',
    summary: 'Acrescenta palavras que valem para todas as vagas',
    procedure: keywordRouter.create,
    fixed: { id_vaga: null },
    answer: inserted(table),
  }),
  route({
    method: 'POST',
    path: '/v1/vaga/:id_vaga/palavra-chave',
    summary: 'Acrescenta palavras a uma vaga; as candidaturas dela são pontuadas de novo',
    procedure: keywordRouter.create,
    answer: inserted(table),
  }),
  route({
    method: 'PUT',
    path: '/v1/palavra-chave/:id',
    summary: 'Muda peso ou sinônimos',
    procedure: keywordRouter.update,
    answer: updated(table),
  }),
  route({
    method: 'DELETE',
    path: '/v1/palavra-chave/:id',
    summary: 'Exclui uma palavra',
    procedure: keywordRouter.remove,
    answer: deleted(table),
  }),
])
