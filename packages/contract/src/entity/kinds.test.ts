import * as z from 'zod'
import { expect, it } from 'vitest'
import { exportHeads, momentDay } from '../list.ts'
import { entity, historyChoices, historyKinds, historyLabels } from './entity.ts'
import * as field from './field.ts'
import { schemasOf } from './schemas.ts'

const states = { aberta: 'Aberta', paga: 'Paga' }
const bill = entity(
  'multa',
  {
    auto_infracao: field.headed('Auto', field.text('Auto de infração', 20)),
    email: field.optional(field.email('E-mail')),
    telefone: field.phone('Telefone'),
    cnpj: field.cnpj(),
    data_infracao: field.moment('Infração'),
    arquivo: field.optional(field.file('Arquivo')),
    orgao: field.unlogged(field.detail(field.text('Órgão', 20))),
    situacao: field.stepped(field.choice('Situação', states)),
    pago: field.logged('Pago', field.optional(field.day('Pago em'))),
    aviso: field.defaulted(field.day('Aviso')),
    documento: field.unmarkedText(field.optional(field.text('Documento', 14))),
    litros: field.decimal('Litros', 2),
    consumo: field.nullable(field.figure('km/l')),
    vencida: field.computed(field.flag('Vencida')),
    cep: field.optional(field.cep()),
    lembrete: field.optional(field.monthDay('Lembrete')),
    cidades: field.cities('Cidades'),
    outras: field.nullForNone(field.cities('Outras')),
  },
  {
    sort: '-data_infracao',
    created: null,
    errors: ({ orgao, pago }) => (orgao === 'DETRAN' && !pago ? { pago: 'Falta o dia.' } : {}),
  },
)
const schemas = schemasOf(bill, { auto_infracao: z.string().regex(/^[A-Z]\d+$/) })
const whole = {
  auto_infracao: 'A1',
  telefone: '(31) 99999-0000',
  cnpj: '11.222.333/0001-81',
  data_infracao: '2026-03-31T10:00',
  orgao: 'DER',
  litros: '42.5',
}

it('keeps telephone and CNPJ without their marks', () => {
  expect(schemas.fields.parse(whole)).toEqual({ ...whole, telefone: '31999990000', cnpj: '11222333000181' })
})

it.each([
  ['email', ['a@b.br', '', null], ['a@']],
  ['telefone', ['3133334444'], ['123', '', null]],
  ['cnpj', ['11222333000181'], ['11222333000180', '']],
  ['data_infracao', ['2026-03-31T10:00-03:00'], ['2026-03-31', '']],
  ['arquivo', ['5b1f7a40-0c0e-4f65-9a52-8a3a0b6a2d11', null], ['arquivo.pdf', '']],
  ['auto_infracao', ['B22'], ['22']],
  ['litros', ['0', '42.55'], ['42,5', '42.555', '-1', '']],
  ['aviso', ['2026-03-31', undefined], ['', null]],
  ['pago', ['2026-03-31', '', null, undefined], ['31/03/2026']],
  ['cep', ['96010-000', '96010000', '', null, undefined], ['9601000']],
  ['lembrete', ['02-29', null, undefined], ['02-30', '2026-02-28']],
  ['cidades', [[1, 2], [], undefined], [null, ['1']]],
  ['outras', [[1], null, undefined], [[0]]],
] as const)('%s takes what its kind takes, or its own schema', (name, taken, refused) => {
  for (const value of taken)
    expect(schemas.fields.safeParse({ ...whole, [name]: value }).success, `${value}`).toBe(true)
  for (const value of refused)
    expect(schemas.fields.safeParse({ ...whole, [name]: value }).success, `${value}`).toBe(false)
})

it('names each linked city once, and takes null for none where that is said', () => {
  expect(schemas.fields.parse({ ...whole, cidades: [3, 3, 1], outras: null })).toMatchObject({
    cidades: [3, 1],
    outras: [],
  })
})

it('has its rule between fields in its form and its create, not in its update', () => {
  const unpaid = { ...whole, orgao: 'DETRAN' }
  const refused = schemas.form.safeParse(unpaid)
  expect(refused.error?.issues).toMatchObject([{ path: ['pago'], message: 'Falta o dia.' }])
  expect(schemas.form.safeParse({ ...unpaid, pago: '2026-03-31' }).success).toBe(true)
  expect(schemas.createInput.safeParse({ objects: [unpaid] }).success).toBe(false)
  expect(schemas.updateInput.safeParse({ id: 1, orgao: 'DETRAN' }).success).toBe(true)
})

it('is written by no form where a step or others make it', () => {
  expect(Object.keys(schemas.fields.shape)).toEqual([
    'auto_infracao',
    'email',
    'telefone',
    'cnpj',
    'data_infracao',
    'arquivo',
    'orgao',
    'pago',
    'aviso',
    'documento',
    'litros',
    'cep',
    'lembrete',
    'cidades',
    'outras',
  ])
})

it('has its details in the answer of one record, not in the list', () => {
  const listed = [
    'id',
    'auto_infracao',
    'email',
    'telefone',
    'cnpj',
    'data_infracao',
    'situacao',
    'pago',
    'aviso',
    'documento',
    'litros',
    'consumo',
    'vencida',
    'cep',
    'lembrete',
    'created_at',
    'updated_at',
  ]
  expect(Object.keys(schemas.list.columns)).toEqual(listed)
  expect(Object.keys(schemas.row.shape)).toEqual(listed)
  expect(Object.keys(schemas.record.shape).filter((name) => !listed.includes(name))).toEqual([
    'arquivo',
    'orgao',
    'cidades',
    'outras',
  ])
})

it('has its own words in files, and its creation only where it is named', () => {
  expect(exportHeads(schemas.list)).toMatchObject({
    auto_infracao: { label: 'Auto' },
    telefone: { as: 'phone' },
    data_infracao: { kind: 'date' },
    situacao: { words: states },
  })
  expect(schemas.list.columns.documento.unmarked).toBe(true)
  expect(exportHeads(schemas.list).created_at).toBeUndefined()
})

it('shows in its history what steps change, not what is unlogged or made of others', () => {
  expect(historyLabels(bill)).toEqual({
    auto_infracao: 'Auto de infração',
    email: 'E-mail',
    telefone: 'Telefone',
    cnpj: 'CNPJ',
    data_infracao: 'Infração',
    situacao: 'Situação',
    pago: 'Pago',
    aviso: 'Aviso',
    documento: 'Documento',
    litros: 'Litros',
    cep: 'CEP',
    lembrete: 'Lembrete',
  })
  expect(historyChoices(bill)).toEqual({ situacao: states })
  expect(historyKinds(bill)).toMatchObject({ cnpj: 'cnpj', litros: 'decimal', situacao: 'choice' })
})

it('roles and tags are kept each once; rows have roles, lists are not asked by them', () => {
  const page = entity(
    'aplicacao',
    {
      roles: field.defaulted(field.roles('Quem vê')),
      hashtag: field.optional(field.tags('Hashtags')),
      lido_em: field.byDay(field.computed(field.moment('Lido'))),
    },
    { sort: 'hashtag', updated: momentDay('Atualizado') },
  )
  const { fields, list, row } = schemasOf(page)
  const both = ['rh:leitor', 'rh:leitor']
  expect(fields.parse({ roles: both, hashtag: '#frota; Frota' })).toEqual({
    roles: ['rh:leitor'],
    hashtag: 'Frota',
  })
  expect([{}, { hashtag: [] }, { hashtag: null }].map((sent) => fields.parse(sent).hashtag)).toEqual([
    undefined,
    null,
    null,
  ])
  expect(fields.safeParse({ roles: ['rh:rei'] }).success).toBe(false)
  expect(Object.keys(list.columns)).toEqual(['id', 'hashtag', 'lido_em', 'created_at', 'updated_at'])
  expect(Object.keys(row.shape)).toContain('roles')
  expect(exportHeads(list).updated_at).toMatchObject({ label: 'Atualizado', as: 'day' })
  expect(exportHeads(list).lido_em).toMatchObject({ label: 'Lido', as: 'day' })
  expect(historyLabels(page)).toEqual({ roles: 'Quem vê', hashtag: 'Hashtags' })
})

it('a selector shows what is declared for it, details too; schemas with nothing special are made once', () => {
  const page = entity(
    'aplicacao',
    { nome: field.name('Nome', 9), nota: field.detail(field.optional(field.text('Nota', 9))) },
    { sort: 'nome', options: ['nota'] },
  )
  const { options } = schemasOf(page)
  expect(options.safeParse([{ id: 1, nota: null }]).success).toBe(true)
  expect(options.safeParse([{ id: 1, nota: null, nome: 'A' }]).success).toBe(false)
  expect(schemasOf(page).options).toBe(options)
  expect(schemasOf(page, { nome: z.string() }).options).not.toBe(options)
})
