import { common } from '@intranet/contract/messages'
import { newsFields, type NewsFields } from '@intranet/contract/content/news'
import { confirmationBoard } from '@intranet/contract/content/news-reading'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { listBelow, pageBelow } from '../../../platform/rest/below.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { refusals } from '../../../platform/errors.ts'
import { listQuery } from '../../../platform/rest/request.ts'
import { providerRouter } from '../../company/providers/provider.router.ts'
import { newsRouter } from './news.router.ts'
import { newsReadingRouter } from './reading.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { providers: providerRouter, news: newsRouter, newsReadings: newsReadingRouter }
type Caller = CallerOf<typeof routers>

const tag = 'Novidades'
/** Bodies hold a cover of 10 MB as base64. */
const bodyLimit = 15 * 1024 * 1024

/** The documented names are beside ours: `provedor` is the provider's key, the others are ids. */
const documented = newsFields.extend({
  provedor: z.string().max(40).nullish(),
  categoria: recordId.optional(),
  departamento: recordId.nullish(),
})
type Documented = Partial<z.input<typeof documented>>

async function translate<T extends Documented>(caller: Caller, fields: T) {
  const { provedor, categoria, departamento, ...rest } = fields
  const news = { ...rest } as Partial<NewsFields>
  if (categoria !== undefined) news.id_categoria = categoria
  if (departamento !== undefined) news.id_departamento = departamento
  if (provedor === null) news.id_empresa = null
  else if (provedor !== undefined) {
    const provider = (await caller.providers.options({})).find(({ sistema }) => sistema === provedor)
    if (!provider) throw refusals.invalid({ provedor: common.noOption })
    news.id_empresa = provider.id
  }
  return news
}

export const newsRoutes = [
  ...entityRoutes<typeof routers, Documented, Documented>(routers, {
    tag,
    path: '/v1/novidade',
    table: 'novidade',
    fields: documented,
    bodyLimit,
    procedures: (caller) => ({
      list: (input) => caller.news.list(input),
      get: (input) => caller.news.document(input),
      async create({ objects }) {
        const news = await Promise.all(objects.map((fields) => translate(caller, fields)))
        return caller.news.create({ objects: news as never })
      },
      async update({ id, ...fields }) {
        return caller.news.update({ ...((await translate(caller, fields)) as object), id } as never)
      },
      remove: (input) => caller.news.remove(input),
    }),
  }),
  ...defineRoutes(tag, routers, [
    {
      method: 'POST',
      path: '/v1/novidade/:id/lido',
      summary: 'Confirma a leitura de uma novidade que a exige',
      body: z.strictObject({ versao: z.int().positive().optional() }),
      wrap: 'flat',
      async call(caller, request) {
        const { versao } = (request.body ?? {}) as { versao?: number }
        return { novidade_leitura: await caller.newsReadings.confirm({ id: request.id(), versao }) }
      },
    },
    {
      method: 'POST',
      path: '/v1/novidade/:id/cobrar',
      summary: 'Cobra a leitura de quem ainda não confirmou, no máximo uma vez a cada 24 horas',
      async call(caller, request) {
        return caller.newsReadings.remind({ id: request.id() })
      },
    },
    {
      method: 'POST',
      path: '/v1/rh/relatorio/leitura/filtro',
      summary: 'Leituras obrigatórias e quanto falta em cada uma',
      body: z.strictObject(
        Object.fromEntries(
          Object.keys(confirmationBoard.columns).map((key) => [key, z.unknown().optional()]),
        ),
      ),
      wrap: 'filtro',
      async call(caller, request) {
        const { dados, total } = await caller.newsReadings.board(request.list())
        return { novidade_leitura: dados, total }
      },
    },
    {
      method: 'GET',
      path: '/v1/rh/relatorio/leitura/:id',
      summary: 'Quem leu e quem falta ler uma novidade',
      query: listQuery,
      async call(caller, request) {
        const id = request.id()
        const { dados, total } = await pageBelow(
          caller.newsReadings.list(listBelow(request, { id_novidade: id })),
          () => caller.newsReadings.boardLine({ id }),
        )
        return { novidade_leitura: dados, total }
      },
    },
  ]),
]
