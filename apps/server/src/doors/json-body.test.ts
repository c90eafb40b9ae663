import { refusal as text } from '@intranet/contract/messages/refusals'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { makeProvider } from '../../test/factories/company.ts'

const { app, db, as } = await testWorld()
const ours = await makeProvider(db)
const { token } = await as({ roles: ['rh:gestor'], empresas: [ours] })

const bodyOf = (nome: string) => JSON.stringify({ objects: [{ nome, id_empresa: ours }] })
const doors: readonly (readonly [name: string, url: string])[] = [
  ['REST', '/v1/rh/departamento'],
  ['tRPC', '/trpc/departments.create'],
]
type Door = (typeof doors)[number]

async function send([, url]: Door, payload: string | Buffer, type = 'application/json') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  return [answer.statusCode, answer.body] as const
}
const named = (nome: string) =>
  db.selectFrom('rh_departamento').where('nome', 'like', nome).select('nome').execute()

describe.each(doors)('a body by %s (docs/rest.md#refusals)', (...door) => {
  const refused = async (payload: string | Buffer, said: string, type?: string) => {
    const [status, body] = await send(door, payload, type)
    expect([status, body]).toEqual([400, expect.stringContaining(JSON.stringify(said).slice(1, -1))])
  }

  it('is UTF-8: what is not would be stored as other letters', async () => {
    await refused(Buffer.from(bodyOf('São João'), 'latin1'), text.notUtf8)
    await refused(Buffer.from([0xff, 0xfe, 0x7b, 0x00]), text.notUtf8)
    await refused(bodyOf('Meia \ud800'), text.notUtf8)
    await refused(bodyOf('São João'), text.notUtf8, 'application/json; charset=iso-8859-1')
    expect(await named('S%o Jo%o')).toEqual([])
    const nome = `São João ${door[0]} 😀`
    const escaped = bodyOf(nome).replace('😀', '\\ud83d\\ude00')
    expect((await send(door, escaped, 'application/json; charset="UTF-8"'))[0]).toBe(200)
    expect(await named(nome)).toEqual([{ nome }])
  })

  it('has no character that cannot be stored: its field is named', async () => {
    const [status, body] = await send(door, bodyOf('Nulo\0'))
    expect([status, body]).toEqual([422, expect.stringContaining('objects.0.nome')])
  })

  it('is JSON by its type: a text is refused, however well it reads', async () => {
    await refused(bodyOf('Texto'), text.otherBody, 'text/plain')
  })
})
