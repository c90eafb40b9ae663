import { newsFields, newsSchemas, type NewsFields } from '@intranet/contract/content/news-schemas'
import { form as formTexts } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import { createOf, recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { refusals } from '../../../platform/errors.ts'
import { asIs, page, under } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { form, route, type Ask } from '../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { providerRouter } from '../../company/providers/provider.router.ts'
import { newsRouter } from './news.router.ts'
import { newsReadingRouter } from './reading.router.ts'

const routers = { providers: providerRouter, news: newsRouter, newsReadings: newsReadingRouter }

const tag = 'Novidades'
/** Bodies hold a cover of 10 MB as base64. */
const bodyLimit = 15 * 1024 * 1024

/** The documented names are beside ours: `provedor` is the provider's key, the others are ids. */
const named = {
  provedor: z.string().max(40).nullish(),
  categoria: recordId.optional(),
  departamento: recordId.nullish(),
}
const documented = newsFields.partial({ id_categoria: true }).extend(named)
const documentedChange = newsSchemas.updateInput.omit({ id: true }).extend(named)

type Named = Pick<z.output<typeof documented>, keyof typeof named>

/** The ids that those names mean; only of names that were sent. */
async function idsOf(ask: Ask, { provedor, categoria, departamento }: Named) {
  const ids: Pick<Partial<NewsFields>, 'id_categoria' | 'id_departamento' | 'id_empresa'> = {}
  if (categoria !== undefined) ids.id_categoria = categoria
  if (departamento !== undefined) ids.id_departamento = departamento
  if (provedor === null) ids.id_empresa = null
  if (provedor) {
    const provider = (await ask(providerRouter.options, {})).find(({ sistema }) => sistema === provedor)
    if (!provider) throw refusals.invalid({ provedor: refusal.noOption })
    ids.id_empresa = provider.id
  }
  return ids
}

async function newsOf(ask: Ask, fields: z.output<typeof documented>, place: number) {
  const { provedor, categoria, departamento, ...news } = fields
  const ids = await idsOf(ask, { provedor, categoria, departamento })
  const id_categoria = ids.id_categoria ?? news.id_categoria
  if (id_categoria === undefined)
    throw refusals.invalid({ [`objects.${place}.id_categoria`]: formTexts.required })
  return { ...news, ...ids, id_categoria }
}

export const newsRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/novidade',
    table: 'novidade',
    noun: ['a novidade', 'as novidades'],
    bodyLimit,
    procedures: { ...newsRouter, get: newsRouter.document },
    forms: {
      create: form(createOf(documented), async ({ objects }, _request, ask) => ({
        objects: await Promise.all(objects.map((fields, place) => newsOf(ask, fields, place))),
      })),
      update: form(documentedChange, async (fields, request: RestRequest<'id'>, ask) => {
        const { provedor, categoria, departamento, ...change } = fields
        return { ...change, ...(await idsOf(ask, { provedor, categoria, departamento })), id: request.id() }
      }),
    },
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/novidade/:id/lido',
      summary: 'Confirma a leitura de uma novidade que a exige',
      wrap: 'flat',
      procedure: newsReadingRouter.confirm,
      answer: under('novidade_leitura'),
    }),
    route({
      method: 'POST',
      path: '/v1/novidade/:id/cobrar',
      summary: 'Cobra a leitura de quem ainda não confirmou, no máximo uma vez a cada 24 horas',
      procedure: newsReadingRouter.remind,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/rh/relatorio/leitura/filtro',
      summary: 'Lista as leituras obrigatórias e quanto falta em cada uma',
      wrap: 'filtro',
      procedure: newsReadingRouter.board,
      answer: page('novidade_leitura'),
    }),
    route({
      method: 'GET',
      path: '/v1/rh/relatorio/leitura/:id',
      says: { id: 'Id da novidade.' },
      summary: 'Lista quem leu e quem falta ler uma novidade',
      procedure: newsReadingRouter.list,
      below: { param: 'id', column: 'id_novidade', record: newsReadingRouter.boardLine, key: 'id' },
      answer: page('novidade_leitura'),
    }),
  ]),
]
