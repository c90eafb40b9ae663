/** A path that names a record answers 404 if it does not exist, never an empty list and never a write. */
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { plausible } from '../../../test/plausible.ts'
import { bodiesOf, sentForms, type Fields } from '../../../test/sent-forms.ts'
import { restRoutes } from './routes.ts'

const { app, as } = await testWorld()
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }

/** An unknown provider key is an error of the field, and so is what cannot be a key. The panel asks for its customer first. */
const byKey = /:provider$|\/convite\/:chave$|^\/v1\/painel\//

const named = restRoutes.filter(({ path }) => path.includes(':') && !byKey.test(path))
const reads = named.filter(({ method }) => method === 'GET')
const writes = named.filter(({ method }) => method !== 'GET')
const urlOf = (path: string) => path.replace(':isCustomer', 'true').replace(/:\w+/g, '987654')

describe('what is not there is not read', () => {
  it.each(reads.map(({ path }) => path))('%s', async (path) => {
    const answer = await app.inject({ url: urlOf(path), headers })
    expect([answer.statusCode, answer.json().codigo], answer.body).toEqual([404, 'not_found'])
  })
})

/** Whose bodies name files or records that are not there either, or a place in a list that is always there. */
const namesOthers = new Set([
  'PUT /v1/vendas/lead/externo/:id_externo',
  'PUT /v1/rh/funcionario/externo/:id_externo',
  'PUT /v1/rh/departamento/externo/:id_externo',
  'PUT /v1/rh/cargo/externo/:id_externo',
  'PUT /v1/veiculos/externo/:id_externo',
  'PUT /v1/suprimentos/patrimonio/externo/:id_externo',
  'POST /v1/rh/pre-admissao/minha/papel/:id',
  'PUT /v1/entrevista/:id',
  'POST /v1/recurso/:id/reserva',
  'POST /v1/patrocinio/pos-evento/:id/foto',
  'POST /v1/patrocinio/pos-evento/:id/arquivo',
  'POST /v1/veiculo/multa/:id/termo/anexo',
  'POST /v1/solicitacao/veiculo/:id/saida',
  'POST /v1/solicitacao/veiculo/:id/retorno',
  'POST /v1/suprimentos/contagem/:id/leituras',
  'POST /v1/documento/:id/versao',
  'PUT /v1/template/whatsapp/:id',
  'PUT /v1/rh/conteudo/:id',
  'POST /v1/rh/desligamento/:id/checklist/:item',
  // Without the version it is refused at once.
  'POST /v1/chaves/:id/trocar',
])
/** Without the version that was read, which nobody can have of what is not there. */
const unread = ({ updated_at: _version, ...sent }: Fields): Fields => sent
const isEmpty = (body: Fields) => Object.keys((body.object as Fields | undefined) ?? body).length === 0

describe('what is not there is not written', () => {
  it.each(writes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (name, route) => {
      const forms = [...sentForms(route, (schema) => plausible(schema, () => []) as Fields[])]
      const bodies = forms
        .flatMap(({ sent }) => bodiesOf(route, unread(sent)))
        .filter((body) => !isEmpty(body))
      const asked = route.wrap && bodies.length ? bodies.slice(0, 4) : [undefined]
      const statuses: number[] = []
      for (const payload of asked) {
        const answer = await app.inject({ method: route.method, url: urlOf(route.path), headers, payload })
        expect([404, 422], JSON.stringify([payload, answer.body])).toContain(answer.statusCode)
        statuses.push(answer.statusCode)
      }
      if (!namesOthers.has(name)) expect(statuses).toContain(404)
    },
  )
})
