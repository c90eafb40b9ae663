import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes, type Noun } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { blacklistRouter } from './blacklist.router.ts'
import { motiveRouter } from './motive.router.ts'

const routers = { blacklist: blacklistRouter, blacklistMotives: motiveRouter }

const tag = 'Blacklist'

/** The same registry under the paths of its two screens. */
const door = (path: string, noun: Noun) => [
  ...entityRoutes(routers, {
    tag,
    path,
    table: 'blacklist',
    noun,
    writeNote:
      'De `cliente` conta `cpf_cnpj`, e `cep`, `logradouro`, `numero`, `complemento`, `bairro`, `cidade` e `uf` ficam vazios; de `endereco` contam estes, e `cpf_cnpj` fica vazio.',
    procedures: blacklistRouter,
  }),
]

/** The blacklist (docs/sales.md#blacklist). */
export const blacklistRoutes = [
  ...door('/v1/blacklist', ['o registro da blacklist', 'os registros da blacklist']),
  ...door('/v1/vendas/blocklist', [
    'o registro da blocklist de vendas',
    'os registros da blocklist de vendas',
  ]),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/blacklist/motivo',
    table: 'vendas_blocklist_motivo',
    noun: ['o motivo de bloqueio', 'os motivos de bloqueio'],
    procedures: motiveRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/blacklist/verificar',
      summary: 'Diz se um documento ou endereço está na blacklist',
      procedure: blacklistRouter.verify,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/blacklist/:id/revisar',
      summary: 'Revisa um registro: mantém ou retira',
      procedure: blacklistRouter.review,
      answer: updated('blacklist'),
    }),
  ]),
]
