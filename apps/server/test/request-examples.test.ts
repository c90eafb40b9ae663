/** Request examples of the document are bodies that the door takes: by their schemas, by what the operation says besides, and sent. */
import { describe, expect, it } from 'vitest'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { sentExample } from '../src/doors/rest/examples.ts'
import { externalEntities } from '../src/modules/access/external-ids/external-entities.ts'
import { superadmin, testWorld } from './app.ts'
import { isTwice, operationOf } from './documented.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'

const { app, db, as } = await testWorld()
const boss = await as(superadmin)
const key = await makeAccessKey(db, boss.userId, {
  roles: ['rh:gestor', 'vendas:gestor', 'frota:gestor', 'suprimentos:gestor'],
  empresas: [await makeProvider(db)],
})
await db.updateTable('chave_acesso').set({ fonte: 'exemplos' }).where('id', '=', key.id).execute()

const shown = restRoutes.flatMap((route) => {
  const body = sentExample(route)
  return body === undefined ? [] : [[`${route.method} ${route.path}`, route, body as object] as const]
})
const media = ['content', 'application/json', 'schema']

describe('an example', () => {
  it('is there for most operations that take a body', () => {
    expect(shown.length).toBeGreaterThan(350)
  })

  it.each(shown)('%s is as documented', (_name, { method, path }, body) => {
    const validate = operationOf(method, path)!.at('requestBody', ...media)
    expect([validate(body), validate.errors]).toEqual([true, null])
  })

  it('has each field in one place', () => {
    expect(shown.filter(([, , body]) => isTwice(body)).map(([name]) => name)).toEqual([])
  })

  it.each(
    Object.values(externalEntities).flatMap(({ path, schemas }) =>
      shown
        .filter(([name]) => name.startsWith(`PUT ${path}/externo`))
        .map(([name, , body]) => [name, schemas, body] as const),
    ),
  )(
    '%s makes a record: it has what a creation needs, and nothing that only a change takes',
    (_name, schemas, body) => {
      const { objects = [], object = body } = body as { objects?: object[]; object?: object }
      for (const one of objects.length ? objects : [object]) {
        expect(schemas.needed.filter((field) => !(field in one))).toEqual([])
        expect(schemas.changeOnly.filter((field) => field in one)).toEqual([])
      }
    },
  )
})

it('every example of an outside id is here', () => {
  expect(shown.filter(([name]) => /^PUT .*\/externo/.test(name))).toHaveLength(12)
})

/** What names another record or a file, which a world without records does not have. */
const REFERS =
  /(^|\.)(ids?|id_\w+|\w*_ids|updated_at)(\.|$)|foto|arquivo|anexo|curriculo|file|chave|codigo|token/
const ABSENT = /não encontrad|Provedor desconhecido|não é da pessoa|rede privada/
/** Days of an example pass. */
const CLOCK = /anterior a|A validade|quilometragem|até quando/

describe('is taken by the door', () => {
  it.each(shown)('%s', async (_name, { method, path }, body) => {
    const url = path.replace(':isCustomer', 'true').replace(/:\w+/g, '1')
    const authorization = path.includes('/externo') ? key.headers.authorization : `Bearer ${boss.token}`
    const answer = await app.inject({ method, url, headers: { authorization }, payload: body })
    const { campos = {} } = answer.statusCode === 422 ? answer.json<{ campos?: object }>() : {}
    expect([answer.statusCode, answer.body]).not.toEqual([400, answer.body])
    // It is answered as documented: otherwise it fails.
    expect([answer.statusCode, answer.body]).not.toEqual([500, answer.body])
    const refused = Object.entries(campos).filter(
      ([field, text]) => !REFERS.test(field) && !ABSENT.test(String(text)) && !CLOCK.test(String(text)),
    )
    expect(refused).toEqual([])
  })
})
