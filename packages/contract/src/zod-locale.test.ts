import { expect, test } from 'vitest'
import * as z from 'zod'
import { unknownOperators } from './unknown-operators.ts'
import { unknownKeys, whenEmpty } from './zod-locale.ts'
import { parameterKeys, parameters, parameterSchema } from './parameters.ts'

const shape = z.strictObject({
  nome: z.string().min(2).max(5),
  vagas: z.number().int().min(1).max(9),
  peso: z.number().gt(0).lt(6),
  tipo: z.enum(['a', 'b']),
  chaves: z.array(z.number()).min(1).max(2),
  ativo: z.boolean(),
  dia: z.iso.date(),
  alvo: z.union([z.number(), z.boolean()]),
})
const right = {
  nome: 'ana',
  vagas: 1,
  peso: 1,
  tipo: 'a',
  chaves: [1],
  ativo: true,
  dia: '2026-01-01',
  alvo: 1,
}

test.each([
  [{ nome: undefined }, 'Campo obrigatório'],
  [{ nome: null }, 'Campo obrigatório'],
  [{ nome: '' }, 'Campo obrigatório'],
  [{ nome: 'a' }, 'Utilize no mínimo 2 caracteres.'],
  [{ nome: 'abcdef' }, 'Permitido no máximo 5 caracteres'],
  [{ nome: 3 }, 'Dados inválidos.'],
  [{ vagas: 1.5 }, 'Informe um número inteiro.'],
  [{ vagas: 0 }, 'O valor mínimo é 1.'],
  [{ vagas: 10 }, 'O valor máximo é 9.'],
  [{ peso: 0 }, 'O valor deve ser maior que 0.'],
  [{ peso: 6 }, 'O valor deve ser menor que 6.'],
  [{ tipo: 'c' }, 'Dados inválidos.'],
  [{ tipo: undefined }, 'Campo obrigatório'],
  [{ chaves: [] }, 'Campo obrigatório'],
  [{ chaves: [1, 2, 3] }, 'Permitido no máximo 2 itens'],
  [{ ativo: 'sim' }, 'Dados inválidos.'],
  [{ dia: '2026-02-30' }, 'Data inválida'],
  [{ alvo: undefined }, 'Campo obrigatório'],
  [{ alvo: 'x' }, 'Dados inválidos.'],
  [{ novo: 1 }, 'Campo desconhecido: novo'],
  [{ um: 1, dois: 2 }, 'Campos desconhecidos: um, dois'],
])('%o says %s', (change, text) => {
  const result = shape.safeParse({ ...right, ...change })
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([text])
})

test('a text in the schema is preferred', () => {
  expect(z.string('Aqui').safeParse(1).error?.issues[0]?.message).toBe('Aqui')
})

test('a hostile key does not fill the answer', () => {
  const keys = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`${n}`.padEnd(9999, 'x'), 1]))
  expect(z.strictObject({}).safeParse(keys).error?.issues[0]?.message.length).toBeLessThan(300)
})

test('every parameter accepts its own default and refuses values outside its limits', () => {
  for (const key of parameterKeys) {
    const parameter = parameters[key]
    expect(parameterSchema(key).parse(parameter.default)).toBe(parameter.default)
    if (parameter.kind === 'integer') {
      expect(parameterSchema(key).safeParse(parameter.max + 1).success).toBe(false)
      expect(parameterSchema(key).safeParse(parameter.min - 1).success).toBe(false)
    }
  }
  expect(parameterSchema('cep_endereco').safeParse('file:///etc/passwd').success).toBe(false)
  expect(parameterSchema('cep_endereco').parse('')).toBe('')
})

test('unknown fields are named, five at most, and each cut to what can be read', () => {
  expect(unknownKeys(['um'])).toBe('Campo desconhecido: um')
  expect(unknownKeys(['1', '2', '3', '4', '5', '6'])).toBe('Campos desconhecidos: 1, 2, 3, 4, 5…')
  expect(unknownKeys(['x'.repeat(99)])).toBe(`Campo desconhecido: ${'x'.repeat(40)}…`)
})

test('an operator that no form of a condition has is named', () => {
  const condition = z.union([
    z.number(),
    z.strictObject({ _eq: z.number() }),
    z.strictObject({ _in: z.array(z.number()) }),
  ])
  const unknownOf = (input: unknown) => {
    const [issue] = condition.safeParse(input).error!.issues
    return [issue!.message, unknownOperators(issue!.code === 'invalid_union' ? issue!.errors : [])]
  }
  expect(unknownOf({ _contem: 1 })).toEqual(['Operador desconhecido: _contem', ['_contem']])
  expect(unknownOf({ _a: 1, _b: 1 })[0]).toBe('Operadores desconhecidos: _a, _b')
  expect(unknownOf({ _eq: 'x' })).toEqual(['Dados inválidos.', []])
  expect(unknownOf({ nome: 1 })).toEqual(['Dados inválidos.', []])
  expect(unknownOf('x')).toEqual(['Dados inválidos.', []])
})

test('a text for what is empty is not said of another type', () => {
  const schema = z.string(whenEmpty('Preencha tudo.'))
  const said = (input: unknown) => schema.safeParse(input).error?.issues[0]?.message
  expect([undefined, null].map(said)).toEqual(['Preencha tudo.', 'Preencha tudo.'])
  expect(said(1)).toBe('Dados inválidos.')
})
