import { removePrizesInput } from '@intranet/contract/marketing/roulette'
import { rouletteRow, rouletteThemeAnswer } from '@intranet/contract/marketing/roulette-answers'
import { recordId } from '@intranet/contract/record'
import { joinedName } from '@intranet/contract/answer'
import * as z from 'zod'
import {
  alone,
  counted,
  deleted,
  inserted,
  insertedOne,
  page,
  shaped,
  translated,
  under,
  updated,
  updatedAll,
} from '../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { participantRoutes } from './participant.rest.ts'
import { rouletteRouter } from './roulette.router.ts'

const routers = { roulette: rouletteRouter }

const IMAGE_BODY = 15 * 1024 * 1024
const campaigns = 'site_roleta_campanhas'
const prizes = 'site_roleta_premios'
const themes = 'site_roleta_configuracao'

/** What a client reads of a campaign and sends back with it, but the server alone decides. */
const readOnly = [
  'url_campanha',
  'slug',
  'id_configuracao',
  'usuario_campanha',
  'dono',
  'provedor',
  'id_empresa',
  'cliente',
  'nao_cliente',
]

/** A campaign as REST clients know it: its owner's name is in `usuario_campanha`. */
const documented = translated(
  rouletteRow
    .omit({ dono: true })
    .extend({ usuario_campanha: z.strictObject({ nome: joinedName.nullable() }) }),
  ({ dono, ...campaign }: z.output<typeof rouletteRow>) => ({
    ...campaign,
    usuario_campanha: { nome: dono },
  }),
)

/** The theme in a list, which is empty where a campaign has none yet. */
const themeList = shaped(
  z.strictObject({ [themes]: z.array(rouletteThemeAnswer.unwrap()) }),
  (theme: z.output<typeof rouletteThemeAnswer>) => ({ [themes]: theme ? [theme] : [] }),
)

const idOrIds = z.union([recordId, removePrizesInput.shape.ids]).optional()
/** The prizes are named by `id`, one or several, or by `ids`. */
const chosenPrizes = form(
  z.strictObject({ id: idOrIds, ids: idOrIds, id_campanha: recordId }),
  ({ id, ids, id_campanha }) => ({ ids: [ids ?? id ?? []].flat(), id_campanha }),
)

export const rouletteRoutes = [
  ...defineRoutes('Roleta', routers, [
    route({
      method: 'GET',
      path: '/v1/roulette',
      summary: 'Lista as campanhas da roleta com as contagens de participantes',
      defaults: { limit: 0 },
      procedure: rouletteRouter.list,
      answer: page(campaigns, documented),
    }),
    route({
      method: 'GET',
      path: '/v1/roulette/admin',
      summary: 'Lista quem pode ser responsável por uma campanha',
      procedure: rouletteRouter.owners,
      answer: under('rh_usuario'),
    }),
    route({
      method: 'GET',
      path: '/v1/roulette/user/:campaignId/:ownerId',
      summary: 'Consulta uma campanha de um responsável',
      params: { campaignId: 'id', ownerId: 'id_dono' },
      procedure: rouletteRouter.get,
      answer: alone(campaigns, documented),
    }),
    route({
      method: 'POST',
      path: '/v1/roulette',
      summary: 'Cadastra uma campanha',
      drops: readOnly,
      procedure: rouletteRouter.create,
      answer: insertedOne(campaigns),
    }),
    route({
      method: 'PATCH',
      path: '/v1/roulette/:owner/:campaignId',
      summary: 'Altera uma campanha: o responsável vem antes da campanha',
      params: { owner: 'id_dono', campaignId: 'id' },
      drops: readOnly,
      procedure: rouletteRouter.update,
      answer: updated(campaigns),
    }),
    route({
      method: 'DELETE',
      path: '/v1/roulette/:id/:ownerId',
      summary: 'Exclui uma campanha ativa e sem participantes: a campanha vem antes do responsável',
      params: { ownerId: 'id_dono' },
      procedure: rouletteRouter.remove,
      answer: deleted(campaigns),
    }),
    route({
      method: 'POST',
      path: '/v1/roulette/campaign',
      summary: 'Pausa ou reativa uma campanha',
      wrap: 'flat',
      procedure: rouletteRouter.setActive,
      answer: updated(campaigns),
    }),
    route({
      method: 'DELETE',
      path: '/v1/history/:id',
      summary: 'Reseta uma campanha: o histórico é excluído e as provas dos sorteios são arquivadas',
      params: { id: 'id_campanha' },
      procedure: rouletteRouter.reset,
      answer: deleted('site_roleta_historico'),
    }),
    route({
      method: 'GET',
      path: '/v1/roulette/prize/:campaignId',
      summary: 'Lista os prêmios de uma campanha',
      params: { campaignId: 'id_campanha' },
      procedure: rouletteRouter.prizes,
      answer: counted(prizes),
    }),
    route({
      method: 'POST',
      path: '/v1/roulette/prize',
      summary: 'Cadastra prêmios (4 ou 8 por público)',
      procedure: rouletteRouter.createPrizes,
      answer: inserted(prizes),
    }),
    route({
      method: 'PATCH',
      path: '/v1/roulette/campaign/update/prize',
      summary: 'Altera prêmios',
      drops: ['restantes', 'distribuidos', 'updated_at'],
      procedure: rouletteRouter.updatePrizes,
      answer: updatedAll(prizes),
    }),
    route({
      method: 'DELETE',
      path: '/v1/roulette/prizes',
      summary: 'Exclui prêmios; o corpo traz id_campanha e os ids em id',
      wrap: 'flat',
      procedure: rouletteRouter.removePrizes,
      takes: chosenPrizes,
      answer: under(`delete_${prizes}`),
    }),
    route({
      method: 'GET',
      path: '/v1/campanha/configuracao/:id',
      summary: 'Consulta a aparência da roleta de uma campanha (id da campanha)',
      params: { id: 'id_campanha' },
      procedure: rouletteRouter.theme,
      answer: themeList,
    }),
    route({
      method: 'POST',
      path: '/v1/roulette/theme',
      summary: 'Cadastra a aparência da roleta',
      bodyLimit: IMAGE_BODY,
      procedure: rouletteRouter.createTheme,
      answer: insertedOne(themes),
    }),
    route({
      method: 'PUT',
      path: '/v1/roulette/theme/:id',
      summary: 'Altera a aparência da roleta (id da aparência)',
      bodyLimit: IMAGE_BODY,
      procedure: rouletteRouter.updateTheme,
      answer: updated(themes),
    }),
    route({
      method: 'GET',
      path: '/v1/roulette/draw/:id',
      summary: 'Lista os sorteios de uma campanha',
      params: { id: 'id_campanha' },
      procedure: rouletteRouter.draws,
      answer: counted('sorteio_interno'),
    }),
    route({
      method: 'POST',
      path: '/v1/roulette/draw',
      summary: 'Sorteia um participante; com id_cliente_historico apenas registra o informado, sem prova',
      drops: ['nome', 'telefone'],
      procedure: rouletteRouter.draw,
      answer: insertedOne('sorteio_interno'),
    }),
    route({
      method: 'POST',
      path: '/v1/roulette/draw/:id/:numero/cancelar',
      summary: 'Cancela um sorteio que aguarda o farol',
      params: { id: 'id_campanha' },
      procedure: rouletteRouter.cancelDraw,
      answer: updated('sorteio_interno'),
    }),
  ]),
  ...participantRoutes,
]
