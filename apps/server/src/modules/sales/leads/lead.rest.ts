import { assignLeadsInput } from '@intranet/contract/sales/lead'
import { leadGetAnswer, leadRow } from '@intranet/contract/sales/lead-answers'
import { leadLists, listTitles, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { leadCountersInput } from '@intranet/contract/sales/lead-list'
import { joinedName } from '@intranet/contract/answer'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { inserted, page, translated, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { periodForm } from '../../../platform/rest/period-form.ts'
import type { Taking } from '../../../platform/rest/entity-routes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes, type RestRoute } from '../../../platform/rest/route.ts'
import { leadRouter } from './lead.router.ts'

const routers = { leads: leadRouter }

const TABLE = 'vendas_lead'
const tag = 'Leads'
const path = '/v1/vendas/lead'

const relations = {
  lead_canal: z.strictObject({ id: recordId, nome: joinedName.nullable() }).nullable(),
  lead_vendedor: z.strictObject({ id: recordId, usr_nome: joinedName.nullable() }).nullable(),
}

type Related = Pick<z.output<typeof leadRow>, 'canal' | 'vendedor' | 'id_canal' | 'id_vendedor'>

/**
 * A row under the names of the wire: channel and seller are objects. Rows are of this answer alone, so none is copied: that
 * took 2 ms a thousand.
 */
const withRelations = <Row extends Related>(row: Row) =>
  Object.assign(row, {
    lead_canal: row.id_canal === null ? null : { id: row.id_canal, nome: row.canal },
    lead_vendedor: row.id_vendedor === null ? null : { id: row.id_vendedor, usr_nome: row.vendedor },
    canal: undefined,
    vendedor: undefined,
  })

const named = { canal: true, vendedor: true } as const
const listedLead = translated(leadRow.omit(named).extend(relations), (row: z.output<typeof leadRow>) =>
  withRelations(row),
)
const wholeLead = translated(
  leadGetAnswer.omit(named).extend(relations),
  (row: z.output<typeof leadGetAnswer>) => withRelations(row),
)

/** The list of every lead has not every one: a copy that reads it has to know. */
const besides: Partial<Record<LeadListKey, string>> = {
  all: ', sem as excluídas e as erradas, que têm listas próprias',
  leads:
    ': as abertas sem upgrade e downgrade, e as efetivadas onde o filtro nomeia `desfecho`, `status` ou `status_nome`',
}
const sentenceOf = (lista: LeadListKey) => `Lista as leads de ${listTitles[lista]}${besides[lista] ?? ''}`

const lists = leadLists.map((lista) =>
  route({
    method: 'POST',
    path: `${path}/${lista}/filtro`,
    summary: sentenceOf(lista),
    wrap: 'filtro',
    procedure: leadRouter.list,
    ...(lista === 'excluded' && { access: { module: 'vendas', ability: 'superadmin' } }),
    fixed: { lista },
    hides: ['colunas'],
    answer: page(TABLE, listedLead),
  }),
)

/** The documented values are accepted as sent; a lead outside the price table is marked. */
const takesAnyPrice = { fora_tabela: 'marcar' } as const

const action = (
  name: string,
  summary: string,
  procedure: Taking<{ id: number }>,
  fixed?: typeof takesAnyPrice,
) =>
  route({
    method: 'POST',
    path: `${path}/:id/${name}`,
    summary,
    procedure,
    fixed,
    answer: updated(TABLE),
  })

const counterFields = leadCountersInput.unwrap().omit({ listas: true })

export const leadRoutes: RestRoute[] = defineRoutes(tag, routers, [
  ...lists,
  route({
    method: 'POST',
    path,
    summary: 'Cadastra leads; `aviso` diz com qual lead em aberto uma se parece',
    procedure: leadRouter.create,
    fixed: takesAnyPrice,
    answer: inserted(TABLE),
  }),
  route({
    method: 'POST',
    path: `${path}/verificar`,
    summary: 'Verifica cliente, lead em aberto, blocklist e cobertura',
    procedure: leadRouter.verify,
    answer: under('vendas_lead_verificar'),
  }),
  route({
    method: 'GET',
    path: `${path}/contadores`,
    summary: 'Conta as leads de cada lista',
    procedure: leadRouter.counters,
    takes: periodForm(counterFields),
    answer: under('vendas_lead_contadores'),
  }),
  route({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Consulta uma lead',
    procedure: leadRouter.get,
    answer: under(`${TABLE}_by_pk`, wholeLead),
  }),
  route({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Altera uma lead',
    note: '`motivo_fora_tabela` só é guardado onde o preço está fora da tabela; `motivo` vale no seu lugar, ou para a venda que se corrige.',
    procedure: leadRouter.update,
    fixed: takesAnyPrice,
    answer: updated(TABLE),
  }),
  route({
    method: 'GET',
    path: `${path}/:id/historico`,
    summary: 'Consulta o histórico de uma lead',
    procedure: leadRouter.history,
    answer: under('vendas_lead_historico'),
  }),
  route({
    method: 'GET',
    path: `${path}/:id/duplicadas`,
    summary: 'Lista as possíveis duplicadas de uma lead',
    procedure: leadRouter.duplicates,
    answer: under('vendas_lead_duplicadas'),
  }),
  action('status', 'Avança ou volta o status de uma lead', leadRouter.move, takesAnyPrice),
  action('contato', 'Registra um contato com uma lead', leadRouter.contact),
  route({
    method: 'POST',
    path: `${path}/:id/atribuir`,
    summary: 'Atribui uma lead a um vendedor',
    procedure: leadRouter.assign,
    takes: form(assignLeadsInput.omit({ ids: true }), (fields, request: RestRequest<'id'>) => ({
      ids: [request.id()],
      ...fields,
    })),
    answer: updated(TABLE),
  }),
  action('restringir', 'Restringe os envios ao cliente da lead', leadRouter.restrictCustomer),
  action('assumir', 'Assume uma lead sem vendedor', leadRouter.take),
  action('errada', 'Marca uma lead como errada', leadRouter.markWrong),
  action('inviavel', 'Marca uma lead como inviável', leadRouter.markUnfeasible),
  action('inativar', 'Inativa uma lead', leadRouter.inactivate),
  action('reativar', 'Reativa uma lead', leadRouter.reactivate),
  action('excluir', 'Exclui uma lead', leadRouter.exclude),
  action('restaurar', 'Restaura uma lead excluída', leadRouter.restore),
  action('unir', 'Une uma lead a outra, que fica', leadRouter.merge),
  action('separar', 'Desfaz a união de uma lead', leadRouter.unmerge),
])
