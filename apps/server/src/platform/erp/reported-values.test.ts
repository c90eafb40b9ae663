/** Whether a customer is a person or a company, where their system does not say it: docs/desk.md#exceptions. */
import { expect, it } from 'vitest'
import * as hubsoft from './hubsoft/hubsoft-customers.ts'
import * as ixc from './ixc/ixc-records.ts'
import * as mk from './mk/mk-records.ts'

const systems = {
  hubsoft: (cpf_cnpj: string | null, tipo_pessoa: string | null) =>
    hubsoft.asCustomer(
      hubsoft.customer.parse({
        id_cliente: 7,
        codigo_cliente: 1,
        nome_razaosocial: 'A',
        cpf_cnpj,
        tipo_pessoa,
      }),
    ),
  ixc: (cnpj_cpf: string | null, tipo_pessoa: string | null) =>
    ixc.asCustomer(ixc.customer.parse({ id: '1', razao: 'A', cnpj_cpf, tipo_pessoa })),
  mk: (CPF_CNPJ: string | null, tipo_pessoa: string | null) =>
    mk.asCustomer(mk.customersAnswer.parse([{ CodigoPessoa: 1, Nome: 'A', CPF_CNPJ, tipo_pessoa }])[0]!),
}

it.each([
  ['hubsoft', 'pj'],
  ['ixc', 'J'],
  ['mk', null],
] as const)('the document says it at %s, unless the system does (docs/desk.md#exceptions)', (name, said) => {
  const kind = (document: string | null, stated: string | null = null) => systems[name](document, stated).tipo
  expect([kind('529.982.247-25'), kind('11.222.333/0001-81'), kind('1'), kind(null)]).toEqual([
    'pf',
    'pj',
    'desconhecido',
    'desconhecido',
  ])
  if (said) expect(kind('529.982.247-25', said)).toBe('pj')
})
