import { route } from '../../../platform/rest/procedure-route.ts'
import { page, under } from '../../../platform/rest/answer-shapes.ts'
import {
  createImportedLeadsInput,
  leadImportFields,
  leadImportList,
  type CreateImportedLeadsInput,
} from '@intranet/contract/sales/lead-imports'
import * as z from 'zod'
import { listBelow, pageBelow } from '../../../platform/rest/below.ts'
import { defineRoutes, type RouteOf } from '../../../platform/rest/route.ts'
import { refusals } from '../../../platform/errors.ts'
import { plainValue } from '../provider-flags.rest.ts'
import { listQuery } from '../../../platform/rest/request.ts'
import { leadImportRouter } from './lead-import.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { leadImports: leadImportRouter }
type Caller = CallerOf<typeof routers>

type Fields = Record<string, unknown>
type Import = Awaited<ReturnType<Caller['leadImports']['list']>>['dados'][number]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const invalid = (campo: string) => refusals.invalid({ [campo]: 'Dados inválidos.' })

/** An import as REST clients know it; `lead_partcipantes` is spelled like this on the wire. */
const documented = (row: Import) => ({
  ...row,
  file: { id: row.id_file, name: row.nome_arquivo, createdAt: row.created_at },
  empresa: { nome: row.empresa },
  canal: { nome: row.canal },
  campanha: { nome: row.campanha },
  lead_partcipantes: [{ id_importacao_evento: row.id }],
})

const update = z.object({
  where: z.object({ id: z.object({ _eq: z.int() }) }),
  _set: z.object({ nome: z.string(), telefone: z.string(), cpf: z.string() }).partial(),
})
const updatesBody = z.object({ updates: z.array(update) })
const createBody = z.object({
  id_usuario: z.int().optional(),
  id_importacao_evento: z.int(),
  com_lead_aberta: createImportedLeadsInput.shape.com_lead_aberta,
  lead: z.union([z.int(), z.object({ id: z.int() }), z.array(z.union([z.int(), z.object({ id: z.int() })]))]),
})

const settable = ['nome', 'telefone', 'cpf']

/** `{where: {id: {_eq}}, _set: {nome?, telefone?, cpf?}}`: nothing else is accepted, and the id is required. */
function oneUpdate(given: unknown): Fields {
  if (!isFields(given) || !isFields(given.where) || !isFields(given._set)) throw invalid('updates')
  const { where, _set } = given
  if (Object.keys(where).some((key) => key !== 'id') || where.id === undefined) throw invalid('where')
  if (isFields(where.id) && Object.keys(where.id).some((key) => key !== '_eq')) throw invalid('where')
  if (Object.keys(_set).some((key) => !settable.includes(key))) throw invalid('_set')
  return { ..._set, id: plainValue(where.id) }
}

/** One participant or many, by number or as they were listed. */
const chosenIds = (lead: unknown): number[] =>
  (Array.isArray(lead) ? lead : [lead]).map((entry) => (isFields(entry) ? entry.id : entry)) as number[]

/** Documented with its long prefix, which every path answers to: named here so that the description has it. */
const createRoute = (path: string): RouteOf<typeof routers> => ({
  method: 'POST',
  path,
  summary: 'Cria uma importação para um arquivo enviado ao bucket importacoes',
  body: leadImportFields,
  wrap: 'flat',
  async call(caller, request) {
    const objects = request.objects() as {
      id_empresa: number
      id_canal: number
      id_campanha: number
      id_file: string
    }[]
    return { insert_vendas_lead_importacao: { returning: await caller.leadImports.create({ objects }) } }
  },
})

export const leadImportRoutes = defineRoutes('Importação de leads', routers, [
  createRoute('/v1/lead/dados/importacao'),
  createRoute('/api/rest/v1/lead/dados/importacao'),
  route({
    method: 'POST',
    path: '/v1/lead/arquivo/clientes/:importId',
    summary: 'Lê o arquivo e importa os participantes; repetida, continua de onde parou',
    params: { importId: 'id' },
    procedure: leadImportRouter.importAtOnce,
    answer: under('importaClientes'),
  }),
  {
    method: 'POST',
    path: '/v1/lead/importacao/cliente/filtro',
    summary: 'Lista as importações',
    body: leadImportList.input,
    wrap: 'filtro',
    async call(caller, request) {
      const { dados, total } = await caller.leadImports.list(request.list())
      return { vendas_lead_importacao_aggregate: { nodes: dados.map(documented) }, total }
    },
  },
  route({
    method: 'POST',
    path: '/v1/lead/importacao/clientes/filtro',
    summary: 'Lista os participantes',
    wrap: 'filtro',
    procedure: leadImportRouter.participants,
    answer: page('vendas_lead_participante'),
  }),
  {
    method: 'PUT',
    path: '/v1/lead/importacao/clientes',
    summary: 'Altera nome, telefone e CPF de participantes: updates[{where: {id: {_eq}}, _set}]',
    body: updatesBody,
    wrap: 'flat',
    async call(caller, request) {
      const { updates } = isFields(request.body) ? request.body : {}
      if (!Array.isArray(updates)) throw invalid('updates')
      const given = updates.map(oneUpdate) as { id: number }[]
      const { alterados } = await caller.leadImports.updateParticipants({ updates: given })
      return { update_vendas_lead_participante_many: [{ affected_rows: alterados }] }
    },
  },
  {
    method: 'POST',
    path: '/v1/lead/importacao/mk',
    summary: 'Cria leads dos participantes em lead; repetida, não cria outra vez',
    body: createBody,
    wrap: 'flat',
    async call(caller, request) {
      if (!isFields(request.body)) throw invalid('corpo')
      const { lead, id_importacao_evento, com_lead_aberta } =
        request.body as Partial<CreateImportedLeadsInput> & Fields
      const { message } = await caller.leadImports.createLeads({
        id: id_importacao_evento as number,
        participantes: [...new Set(chosenIds(lead))],
        com_lead_aberta,
      })
      return { criaLeadImportada: { status: true, message } }
    },
  },
  route({
    method: 'GET',
    path: '/v1/lead/importacao/:id',
    summary: 'Consulta uma importação: situação, progresso e números',
    procedure: leadImportRouter.get,
    answer: under('vendas_lead_importacao_by_pk'),
  }),
  {
    method: 'POST',
    path: '/v1/lead/importacao/:id/conferir',
    summary: 'Lê o arquivo para conferência, sem importar',
    async call(caller, request) {
      await caller.leadImports.read({ id: request.id() })
      return caller.leadImports.get({ id: request.id() })
    },
  },
  {
    method: 'GET',
    path: '/v1/lead/importacao/:id/erros',
    summary: 'Lista as linhas com erro',
    query: listQuery,
    async call(caller, request) {
      const id = request.id()
      const { dados, total } = await pageBelow(
        caller.leadImports.errors(listBelow(request, { id_importacao_evento: id })),
        () => caller.leadImports.get({ id }),
      )
      return { vendas_lead_importacao_erro: dados, total }
    },
  },
  {
    method: 'DELETE',
    path: '/v1/lead/importacao/:id',
    summary: 'Desfaz uma importação cujas leads ninguém alterou e nenhum ERP recebeu',
    async call(caller, request) {
      const { message } = await caller.leadImports.undo({ id: request.id() })
      return { delete_vendas_lead_importacao: { affected_rows: 1 }, message }
    },
  },
])
