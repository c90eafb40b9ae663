import { customer } from '@intranet/contract/messages/registries'
import { lookUpCustomersInput } from '@intranet/contract/sales/customers'
import * as z from 'zod'
import { asIs, page } from '../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { customerRouter } from './customer.router.ts'

const routers = { customers: customerRouter }

const table = 'relationship_dados_pessoas'
const path = '/v1/relacionamento/clientes'
const note = 'Ao menos um de codpessoa, cpf, nome_razaosocial e telefone é obrigatório.'
const oneForm =
  'Os campos vão no corpo, em `object` ou em `filtro`; com valores diferentes em dois deles é 422.'

/** 10,000 customers with their contracts. */
const syncBodyLimit = 32 * 1024 * 1024
const fileBodyLimit = 12 * 1024 * 1024

const sought = z.strictObject(lookUpCustomersInput.shape)

/** The fields may be in the body itself, in `object` or in `filtro`; one in two of them has the same value. */
const lookUpForm = form(
  z
    .strictObject({ ...sought.shape, object: sought.optional(), filtro: sought.optional() })
    .superRefine(({ object = {}, filtro = {}, ...beside }, context) => {
      const parts: Partial<Record<string, unknown>>[] = [beside, object, filtro]
      for (const key of Object.keys(sought.shape)) {
        const values = parts.flatMap((part) => (part[key] === undefined ? [] : [JSON.stringify(part[key])]))
        if (new Set(values).size > 1)
          context.addIssue({ code: 'custom', path: [key], message: customer.lookupTwice })
      }
    }),
  ({ object, filtro, ...beside }) => lookUpCustomersInput.parse({ ...beside, ...object, ...filtro }),
)

/** Customers as their ERPs send them, their list and the lookup (docs/sales.md#customers). */
export const customerRoutes = defineRoutes('Clientes', routers, [
  route({
    method: 'POST',
    path: `${path}/sincronizar`,
    summary: 'Sincroniza até 10.000 clientes de uma vez: todos ou nenhum',
    bodyLimit: syncBodyLimit,
    procedure: customerRouter.sync,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: `${path}/arquivo`,
    summary: 'Sincroniza os clientes de um arquivo CSV',
    wrap: 'flat',
    bodyLimit: fileBodyLimit,
    procedure: customerRouter.import,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: `${path}/filtro`,
    summary: 'Lista os clientes, com documento e telefone mascarados',
    wrap: 'filtro',
    procedure: customerRouter.list,
    answer: page(table),
  }),
  route({
    method: 'GET',
    path,
    summary: 'Consulta clientes por código, CPF, telefone ou nome: até vinte; total diz quantos há',
    note,
    procedure: customerRouter.lookUp,
    answer: page(table),
  }),
  route({
    method: 'POST',
    path,
    summary:
      'Consulta clientes por um corpo com código, CPF, telefone ou nome: até vinte; total diz quantos há',
    note: `${note} ${oneForm}`,
    wrap: 'flat',
    procedure: customerRouter.lookUp,
    takes: lookUpForm,
    answer: page(table),
  }),
])
