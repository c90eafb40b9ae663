import { joinedName, moment } from '@intranet/contract/answer'
import { equal } from '@intranet/contract/documented-condition'
import { recordId } from '@intranet/contract/record'
import { leadImportRow } from '@intranet/contract/sales/lead-import-answers'
import { createImportedLeadsInput, participantFields } from '@intranet/contract/sales/lead-imports'
import * as z from 'zod'
import {
  asIs,
  inserted,
  page,
  shaped,
  translated,
  under,
  type Shape,
} from '../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { leadImportRouter } from './lead-import.router.ts'

const routers = { leadImports: leadImportRouter }
const base = '/v1/lead/importacao'

type Import = z.output<typeof leadImportRow>

/** An import as REST clients know it; `lead_partcipantes` is spelled like this on the wire. */
const documented = translated(
  leadImportRow.extend({
    file: z.strictObject({ id: z.string().nullable(), name: z.string(), createdAt: moment }),
    empresa: z.strictObject({ nome: joinedName }),
    canal: z.strictObject({ nome: joinedName }),
    campanha: z.strictObject({ nome: joinedName }),
    lead_partcipantes: z.array(z.strictObject({ id_importacao_evento: recordId })),
  }),
  (row: Import) => ({
    ...row,
    file: { id: row.id_file, name: row.nome_arquivo, createdAt: row.created_at },
    empresa: { nome: row.empresa },
    canal: { nome: row.canal },
    campanha: { nome: row.campanha },
    lead_partcipantes: [{ id_importacao_evento: row.id }],
  }),
)

/** `{ vendas_lead_importacao_aggregate: { nodes }, total, depois }`. */
const importsPage: Shape<{ dados: readonly Import[]; total: number | null; depois: string | null }> = {
  row: documented,
  wrap: ({ dados, ...beside }) => ({
    vendas_lead_importacao_aggregate: { nodes: dados.map(documented.of) },
    ...beside,
  }),
  schema: () =>
    z.strictObject({
      vendas_lead_importacao_aggregate: z.strictObject({ nodes: z.array(documented.schema) }),
      total: z.int().nullable(),
      depois: z.string().nullable(),
    }),
}

/** `{where: {id: {_eq}}, _set: {nome?, telefone?, cpf?}}`: nothing else is accepted, and the id is required. */
const updates = form(
  z.strictObject({
    updates: z
      .array(
        z.strictObject({
          where: z.strictObject({ id: equal(recordId) }),
          _set: participantFields.partial(),
        }),
      )
      .min(1)
      .max(500),
  }),
  ({ updates: given }) => ({ updates: given.map(({ where, _set }) => ({ ..._set, id: where.id })) }),
)

/** A participant by number, or as it was listed. */
const participant = z.union([recordId, z.looseObject({ id: recordId }).transform(({ id }) => id)])

const chosen = form(
  z.strictObject({
    id_importacao_evento: recordId,
    com_lead_aberta: createImportedLeadsInput.shape.com_lead_aberta,
    lead: z.union([participant, z.array(participant).min(1).max(5000)]),
  }),
  ({ id_importacao_evento, com_lead_aberta, lead }) => ({
    id: id_importacao_evento,
    com_lead_aberta,
    participantes: [...new Set([lead].flat())],
  }),
)

/** Documented with its long prefix, which every path answers to: named here so that the description has it. */
const creation = (path: string, where = '') =>
  route({
    method: 'POST',
    path,
    summary: `Cria uma importação para um arquivo enviado ao bucket importacoes${where}`,
    wrap: 'flat',
    procedure: leadImportRouter.create,
    answer: inserted('vendas_lead_importacao'),
  })

export const leadImportRoutes = defineRoutes('Importação de leads', routers, [
  creation('/v1/lead/dados/importacao'),
  creation('/api/rest/v1/lead/dados/importacao', ', pelo prefixo longo'),
  route({
    method: 'POST',
    path: '/v1/lead/arquivo/clientes/:importId',
    summary: 'Lê o arquivo e importa os participantes; repetida, continua de onde parou',
    params: { importId: 'id' },
    procedure: leadImportRouter.importAtOnce,
    answer: under('importaClientes'),
  }),
  route({
    method: 'POST',
    path: `${base}/cliente/filtro`,
    summary: 'Lista as importações',
    wrap: 'filtro',
    procedure: leadImportRouter.list,
    answer: importsPage,
  }),
  route({
    method: 'POST',
    path: `${base}/clientes/filtro`,
    summary: 'Lista os participantes',
    wrap: 'filtro',
    procedure: leadImportRouter.participants,
    answer: page('vendas_lead_participante'),
  }),
  route({
    method: 'PUT',
    path: `${base}/clientes`,
    summary: 'Altera nome, telefone e CPF de participantes: updates[{where: {id: {_eq}}, _set}]',
    wrap: 'flat',
    procedure: leadImportRouter.updateParticipants,
    takes: updates,
    answer: shaped(
      z.strictObject({
        update_vendas_lead_participante_many: z.array(z.strictObject({ affected_rows: z.int() })),
      }),
      ({ alterados }: { alterados: number }) => ({
        update_vendas_lead_participante_many: [{ affected_rows: alterados }],
      }),
    ),
  }),
  route({
    method: 'POST',
    path: `${base}/mk`,
    summary: 'Cria leads dos participantes em lead; repetida, não cria outra vez',
    wrap: 'flat',
    procedure: leadImportRouter.createLeads,
    takes: chosen,
    answer: shaped(
      z.strictObject({
        criaLeadImportada: z.strictObject({ status: z.literal(true), message: z.string() }),
      }),
      ({ message }: { message: string }) => ({ criaLeadImportada: { status: true as const, message } }),
    ),
  }),
  route({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'Consulta uma importação: situação, progresso e números',
    procedure: leadImportRouter.get,
    answer: under('vendas_lead_importacao_by_pk'),
  }),
  route({
    method: 'POST',
    path: `${base}/:id/conferir`,
    summary: 'Lê o arquivo para conferência, sem importar',
    procedure: leadImportRouter.read,
    answer: asIs,
  }),
  route({
    method: 'GET',
    path: `${base}/:id/erros`,
    summary: 'Lista as linhas com erro',
    procedure: leadImportRouter.errors,
    below: { param: 'id', column: 'id_importacao_evento', record: leadImportRouter.get, key: 'id' },
    answer: page('vendas_lead_importacao_erro'),
  }),
  route({
    method: 'DELETE',
    path: `${base}/:id`,
    summary: 'Desfaz uma importação cujas leads ninguém alterou e nenhum ERP recebeu',
    procedure: leadImportRouter.undo,
    answer: shaped(
      z.strictObject({
        delete_vendas_lead_importacao: z.strictObject({ affected_rows: z.literal(1) }),
        message: z.string(),
      }),
      ({ message }: { message: string }) => ({
        delete_vendas_lead_importacao: { affected_rows: 1 as const },
        message,
      }),
    ),
  }),
])
