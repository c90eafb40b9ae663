import { route } from '../../../platform/rest/procedure-route.ts'
import { under } from '../../../platform/rest/answer-shapes.ts'
import {
  closeLeadInput,
  contactLeadInput,
  leadFields,
  moveLeadInput,
  newLead,
  reopenLeadInput,
  unfeasibleLeadInput,
  wrongLeadInput,
} from '@intranet/contract/sales/lead'
import type { LeadRow } from '@intranet/contract/sales/lead-list'
import { leadLists, listTitles } from '@intranet/contract/sales/lead-words'
import * as z from 'zod'
import { below } from '../../../platform/rest/below.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes, type RestRoute } from '../../../platform/rest/route.ts'
import { leadRouter } from './lead.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { leads: leadRouter }
type Caller = CallerOf<typeof routers>

const TABLE = 'vendas_lead'
const tag = 'Leads'
const path = '/v1/vendas/lead'

/** A row under the names of the wire: channel and seller are objects. */
export const documentedLead = <Row extends Pick<LeadRow, 'canal' | 'vendedor' | 'id_canal' | 'id_vendedor'>>({
  canal,
  vendedor,
  ...row
}: Row) => ({
  ...row,
  lead_canal: row.id_canal === null ? null : { id: row.id_canal, nome: canal },
  lead_vendedor: row.id_vendedor === null ? null : { id: row.id_vendedor, usr_nome: vendedor },
})

const lists: RestRoute[] = defineRoutes(
  tag,
  routers,
  leadLists.map((lista) => ({
    method: 'POST' as const,
    path: `${path}/${lista}/filtro`,
    summary: `Lista: ${listTitles[lista]}`,
    wrap: 'filtro' as const,
    body: z.looseObject({}),
    async call(caller, request) {
      const { dados, total } = await caller.leads.list({ ...request.list(), lista })
      return { [TABLE]: dados.map(documentedLead), total }
    },
  })),
)

type Action = (caller: Caller, input: { id: number }) => Promise<unknown>

const action = (name: string, summary: string, body: z.ZodType, act: Action) => ({
  method: 'POST' as const,
  path: `${path}/:id/${name}`,
  summary,
  body,
  wrap: 'object' as const,
  async call(caller: Caller, request: RestRequest) {
    const fields = request.body === undefined || request.body === null ? {} : request.object()
    return { [`update_${TABLE}`]: { returning: [await act(caller, { ...fields, id: request.id() })] } }
  },
})

const nothing = z.strictObject({})
/** The documented values are accepted as sent; a lead outside the price table is marked. */
const takesAnyPrice = { fora_tabela: 'marcar' as const }

export const leadRoutes: RestRoute[] = [
  ...lists,
  ...defineRoutes(tag, routers, [
    {
      method: 'POST',
      path,
      summary: 'Cadastra leads',
      body: newLead,
      wrap: 'object',
      call: async (caller, request) => ({
        [`insert_${TABLE}`]: {
          returning: await caller.leads.create({ objects: request.objects() as never, ...takesAnyPrice }),
        },
      }),
    },
    route({
      method: 'POST',
      path: `${path}/verificar`,
      summary: 'Verifica cliente, lead em aberto, blocklist e cobertura',
      procedure: leadRouter.verify,
      answer: under('vendas_lead_verificar'),
    }),
    {
      method: 'GET',
      path: `${path}/contadores`,
      summary: 'Quantidade de leads de cada lista',
      query: ['de', 'ate'],
      call: async (caller, { query: { de, ate } }) => ({
        vendas_lead_contadores: await caller.leads.counters({ de, ate }),
      }),
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      summary: 'Consulta uma lead',
      call: async (caller, request) => ({
        [`${TABLE}_by_pk`]: documentedLead(await caller.leads.get({ id: request.id() })),
      }),
    },
    {
      method: 'PUT',
      path: `${path}/:id`,
      summary: 'Altera uma lead',
      body: leadFields.omit({ id_empresa: true, id_vendedor: true }),
      wrap: 'object',
      call: async (caller, request) => ({
        [`update_${TABLE}`]: {
          returning: [await caller.leads.update({ ...request.object(), id: request.id(), ...takesAnyPrice })],
        },
      }),
    },
    route({
      method: 'GET',
      path: `${path}/:id/historico`,
      summary: 'Histórico de uma lead',
      procedure: leadRouter.history,
      answer: under('vendas_lead_historico'),
    }),
    {
      method: 'GET',
      path: `${path}/:id/duplicadas`,
      summary: 'Possíveis duplicadas de uma lead',
      async call(caller, request) {
        const id = request.id()
        const duplicates = caller.leads.duplicates({ id })
        return { vendas_lead_duplicadas: await below(duplicates, () => caller.leads.history({ id })) }
      },
    },
    action(
      'status',
      'Avança ou volta um status',
      moveLeadInput.omit({ id: true, fora_tabela: true }),
      (caller, input) => caller.leads.move({ ...input, ...takesAnyPrice } as never),
    ),
    action('contato', 'Registra um contato', contactLeadInput.omit({ id: true }), (caller, input) =>
      caller.leads.contact(input as never),
    ),
    action(
      'atribuir',
      'Atribui a um vendedor',
      z.strictObject({ id_vendedor: z.int().positive().nullable() }),
      (caller, { id, ...rest }) => caller.leads.assign({ ids: [id], ...rest } as never),
    ),
    action('restringir', 'Restringe os envios ao cliente da lead', nothing, (caller, input) =>
      caller.leads.restrictCustomer(input),
    ),
    action('assumir', 'Assume uma lead sem vendedor', nothing, (caller, input) => caller.leads.take(input)),
    action('errada', 'Marca como errada', wrongLeadInput.omit({ id: true }), (caller, input) =>
      caller.leads.markWrong(input as never),
    ),
    action('inviavel', 'Marca como inviável', unfeasibleLeadInput.omit({ id: true }), (caller, input) =>
      caller.leads.markUnfeasible(input as never),
    ),
    action('inativar', 'Inativa', closeLeadInput.omit({ id: true }), (caller, input) =>
      caller.leads.inactivate(input as never),
    ),
    action('reativar', 'Reativa', reopenLeadInput.omit({ id: true }), (caller, input) =>
      caller.leads.reactivate(input),
    ),
    action('excluir', 'Exclui', closeLeadInput.omit({ id: true }), (caller, input) =>
      caller.leads.exclude(input as never),
    ),
    action('restaurar', 'Restaura uma excluída', reopenLeadInput.omit({ id: true }), (caller, input) =>
      caller.leads.restore(input),
    ),
    action(
      'unir',
      'Une a outra lead, que fica',
      z.strictObject({ id_mantida: z.int().positive() }),
      (caller, input) => caller.leads.merge(input as never),
    ),
    action('separar', 'Desfaz a união', nothing, (caller, input) => caller.leads.unmerge(input)),
  ]),
]
