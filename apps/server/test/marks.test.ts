/** Documents, phones and CEPs are taken at every door as people write them, and kept without their marks. */
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { paths, placed } from './placed.ts'
import { plausible } from './plausible.ts'
import { procedures } from './walked-procedures.ts'

/** By the name of a field: as it is kept, and as people write it. */
const written: [name: RegExp, plain: string, ...marked: string[]][] = [
  [/^cpf$/, '52998224725', '529.982.247-25', ' 529 982 247 25 '],
  [/^(documento|cpf_cnpj)$/, '52998224725', '529.982.247-25'],
  [/^(documento|cpf_cnpj|cnpj)$/, '11222333000181', '11.222.333/0001-81'],
  [
    /^(cnpj|documento|cpf_cnpj)$/,
    '12ABC34501DE35',
    '12.ABC.345/01DE-35',
    '12.abc.345/01de-35',
    '12abc34501de35',
  ],
  [/^(telefone|telefone_corp|fone)$/, '53993850840', '(53) 99385-0840', '53 99385.0840'],
  [/^(telefone|telefone_corp|fone)$/, '5553993850840', '+55 (53) 99385-0840', '+55 53 993850840'],
  [/^cep$/, '96010000', '96010-000', '96.010-000'],
  [/^cnh_numero$/, '12345678900', '123456789-00'],
]

/** What the schema makes of an input, or its refusals. */
function taken(schema: z.ZodType, input: unknown) {
  const { data, error } = schema.safeParse(input)
  return error ? { refused: error.issues.map(({ message }) => message) } : { taken: data }
}

// Its columns show a line as it is in the file.
const asWritten = 'leadImports.errors'

const inputs = procedures.flatMap(
  ([
    path,
    {
      inputs: [schema],
    },
  ]) => {
    if (!schema || path === asWritten) return []
    const found = new Map(
      plausible(schema, () => []).flatMap((input) =>
        written.flatMap(([name, plain, ...marked]) =>
          [...paths(input, name)].flatMap((place) =>
            marked.map(
              (text) => [`${place.join('.')} = ${text}`, { schema, input, place, plain, text }] as const,
            ),
          ),
        ),
      ),
    )
    return found.size ? [[path, found] as const] : []
  },
)

describe('with marks as without', () => {
  it.each(inputs)('%s takes documents, phones and CEPs', (_path, found) => {
    for (const [name, { schema, input, place, plain, text }] of found)
      expect(taken(schema, placed(input, place, text)), name).toEqual(
        taken(schema, placed(input, place, plain)),
      )
  })

  it('many do', () => expect(inputs.length).toBeGreaterThan(30))
})
