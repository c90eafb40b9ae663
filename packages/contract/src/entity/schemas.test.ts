import { expect, it } from 'vitest'
import * as z from 'zod'
import { exportHeads } from '../list.ts'
import { entity, historyChoices, historyLabels } from './entity.ts'
import * as field from './field.ts'
import { schemasOf } from './schemas.ts'

const states = { novo: 'Novo', usado: 'Usado' }
const tool = entity(
  'rh_departamento',
  {
    nome: field.name('Nome', 10),
    modelo: field.text('Modelo', 5),
    nota: field.unsorted(field.optional(field.text('Nota', 20))),
    ano: field.integer('Ano', 1990, 2030),
    valor: field.optional(field.amount('Valor')),
    compra: field.optional(field.day('Compra')),
    estado: field.choice('Estado', states),
    uf: field.optional(field.state()),
    site: field.optional(field.url('Site')),
    alugada: field.flag('Alugada'),
    revisada: field.required(field.flag('Revisada')),
    id_empresa: field.nullable(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    id_guarda: field.unlisted(field.optional(field.reference('Guarda'))),
    id_setor: field.joinedId('Setor'),
    ativo: field.active(),
  },
  { sort: '-nome', bulk: ['id_guarda', 'estado'] },
)
const schemas = schemasOf(tool)
const whole = {
  nome: 'Furadeira',
  modelo: 'X1',
  ano: 2020,
  estado: 'novo' as const,
  revisada: false,
  id_empresa: null,
}

it('takes what a form has to fill in, and nothing else', () => {
  expect(schemas.fields.parse(whole)).toEqual(whole)
  for (const name of Object.keys(whole)) {
    const { [name as keyof typeof whole]: _left, ...rest } = whole
    expect(schemas.fields.safeParse(rest).success, name).toBe(false)
  }
  for (const read of ['empresa', 'id_setor', 'created_at', 'outro'])
    expect(schemas.fields.safeParse({ ...whole, [read]: 1 }).success, read).toBe(false)
})

it.each([
  ['nome', ['Ab', 'A'.repeat(10)], ['A', 'A'.repeat(11), null]],
  ['modelo', ['A'], ['', 'A'.repeat(6), null]],
  ['nota', ['A'.repeat(20), null, undefined], ['A'.repeat(21), 1]],
  ['ano', [1990, 2030], [1989, 2031, 2000.5, '2000', null]],
  ['valor', ['12.50', 12.5, null, undefined], ['12,50', -1]],
  ['compra', ['2026-02-28', null, undefined], ['2026-02-30', '28/02/2026']],
  ['estado', ['novo', 'usado'], ['Novo', 'outro', null]],
  ['uf', ['RS', null, undefined], ['rs', 'XX']],
  ['site', ['https://a.br', null, undefined], ['ftp://a.br']],
  ['alugada', [true, undefined], ['sim', null]],
  ['id_empresa', [1, null], [0, '1', undefined]],
  ['id_guarda', [1, null, undefined], [0]],
  ['ativo', [false, undefined], [null]],
] as const)('%s takes what its kind takes', (name, taken, refused) => {
  for (const value of taken)
    expect(schemas.fields.safeParse({ ...whole, [name]: value }).success, `${value}`).toBe(true)
  for (const value of refused)
    expect(schemas.fields.safeParse({ ...whole, [name]: value }).success, `${value}`).toBe(false)
})

it('stores null where an optional text or day was emptied', () => {
  expect(schemas.fields.parse({ ...whole, nota: ' ', compra: '', valor: '', site: '' })).toMatchObject({
    nota: null,
    compra: null,
    valor: null,
    site: null,
  })
})

it('is changed field by field, and several at once by its bulk fields alone', () => {
  expect(schemas.updateInput.parse({ id: 3, ano: 2001 })).toEqual({ id: 3, ano: 2001 })
  const change = (campos: object) => schemas.changeInput.safeParse({ registros: [{ id: 1 }], campos }).success
  expect([change({ estado: 'usado' }), change({ id_guarda: null }), change({ ano: 2001 })]).toEqual([
    true,
    true,
    false,
  ])
})

it('has a list by its columns: filtered by all, sorted by those that may be, ordered as declared', () => {
  const { list } = schemas
  expect(list.sort).toBe('-nome')
  expect(Object.keys(list.columns).join(' ')).toBe(
    'id nome modelo nota ano valor compra estado uf site alugada revisada id_empresa empresa id_setor ativo created_at updated_at',
  )
  const asks = (input: object) => list.input.safeParse(input).success
  expect([
    asks({ sort: '-ano' }),
    asks({ sort: 'nota' }),
    asks({ filtro: { nota: { _ilike: '%a%' } } }),
  ]).toEqual([true, false, true])
  expect(asks({ filtro: { id_guarda: 1 } })).toBe(false)
})

it('names its columns in files, forms and history with the same words', () => {
  const heads = exportHeads(schemas.list)
  expect(heads.nome).toMatchObject({ label: 'Nome', kind: 'text' })
  expect(heads.valor).toMatchObject({ label: 'Valor', kind: 'money' })
  expect(heads.estado).toMatchObject({ words: states })
  // Files show the name of another record, not its id.
  expect(heads.id_empresa).toBeUndefined()
  expect(heads.empresa).toMatchObject({ label: 'Provedor' })
  expect(historyLabels(tool)).toEqual({
    nome: 'Nome',
    modelo: 'Modelo',
    nota: 'Nota',
    ano: 'Ano',
    valor: 'Valor',
    compra: 'Compra',
    estado: 'Estado',
    uf: 'Estado',
    site: 'Site',
    alugada: 'Alugada',
    revisada: 'Revisada',
    id_empresa: 'Provedor',
    id_guarda: 'Guarda',
    ativo: 'Ativo',
  })
  expect(historyChoices(tool)).toEqual({ estado: states })
})

it('answers every field by its kind, with null only where it may be', () => {
  const row = {
    id: 1,
    ...whole,
    nota: null,
    valor: '12.50',
    compra: '2026-02-28',
    uf: 'RS' as const,
    site: null,
    alugada: false,
    empresa: null,
    id_guarda: null,
    id_setor: 4,
    ativo: true,
    created_at: new Date(),
    updated_at: new Date(),
  }
  expect(schemas.row.parse(row)).toEqual(row)
  for (const name of ['nome', 'ano', 'estado', 'alugada', 'id_setor', 'ativo'])
    expect(schemas.row.safeParse({ ...row, [name]: null }).success, name).toBe(false)
})

it('takes special inputs in place of their kinds, in every schema, and what its list alone is asked', () => {
  const even = z.int().multipleOf(2)
  const special = schemasOf(tool, { ano: even }, { perto: z.string().optional() })
  const years = [special.fields, special.createInput.shape.objects.element].map(
    (fields) => fields.safeParse({ ...whole, ano: 2021 }).success,
  )
  expect([...years, special.updateInput.safeParse({ id: 1, ano: 2021 }).success]).toEqual([
    false,
    false,
    false,
  ])
  expect(special.fields.safeParse({ ...whole, ano: 1800 }).success).toBe(true)
  expect(special.list.input.parse({ perto: 'a' })).toMatchObject({ perto: 'a' })
  expect(schemas.list.input.safeParse({ perto: 'a' }).success).toBe(false)
})

const customer = entity(
  'relacionamento_preferencias_cliente',
  {
    sistema: field.providerKey(),
    cpf: field.optional(field.document('CPF')),
    codigo: field.unlabelled(field.joined('Código')),
  },
  { sort: 'cpf' },
)
const ofCustomers = schemasOf(customer)

it.each([
  ['52998224725', '529.982.247-25', true],
  ['11222333000181', '11.222.333/0001-81', true],
  ['52998224724', null, false],
] as const)('a document is a CPF or a CNPJ, kept without marks: %s', (bare, marked, right) => {
  const read = (cpf: string) => ofCustomers.fields.safeParse({ sistema: 'razao', cpf })
  expect(read(bare).success).toBe(right)
  if (marked) expect(read(marked).data).toEqual({ sistema: 'razao', cpf: bare })
})

it('a provider is sent by its key, stored and shown in the history by its id', () => {
  expect(ofCustomers.fields.safeParse({ sistema: 'Razão' }).success).toBe(false)
  expect(historyLabels(customer)).toEqual({ id_empresa: 'Provedor', cpf: 'CPF' })
})

it('files leave out what has no label', () => {
  expect(Object.keys(exportHeads(ofCustomers.list))).toEqual(['cpf', 'created_at'])
})
