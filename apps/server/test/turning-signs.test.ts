/** Names with invisible signs that turn the following text are refused at every door: they look like other names. */
import { form } from '@intranet/contract/messages'
import { expect, it } from 'vitest'
import { paths, placed } from './placed.ts'
import { plausible } from './plausible.ts'
import { procedures } from './walked-procedures.ts'

const NAMES =
  /^(nomes?|nome_\w+|titulo|titulo_\w+|evento|pergunta|razao_social|descricao|local|endereco|bairro)$/
/** Conditions find what is there, and store nothing. */
const CONDITION = /^(filtro|where|filters)$/

const inputs = procedures.flatMap(
  ([
    path,
    {
      type,
      inputs: [schema],
    },
  ]) => {
    if (!schema || type !== 'mutation') return []
    const found = plausible(schema, () => []).flatMap((input) =>
      [...paths(input, NAMES)]
        .filter((place) => !place.some((key) => CONDITION.test(String(key))))
        .filter((place) => schema.safeParse(placed(input, place, 'Ana da Silva')).success)
        .map((place) => [place.join('.'), { schema, input, place }] as const),
    )
    return found.length ? [[path, new Map(found)] as const] : []
  },
)

it.each(inputs)('%s', (_path, found) => {
  for (const [name, { schema, input, place }] of found) {
    const { error } = schema.safeParse(placed(input, place, 'Ana\u202eavliS ad'))
    expect(
      error?.issues.map(({ message }) => message),
      name,
    ).toContain(form.invisible)
  }
})

it('many write names', () => expect(inputs.length).toBeGreaterThan(60))
