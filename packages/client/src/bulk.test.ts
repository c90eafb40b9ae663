import { describe, expect, it } from 'vitest'
import { answeringServer, data, failureOf, refusal } from '../test/answering-server.ts'
import { bulk, BulkEnded, isAway, isRefusal, open } from './client.ts'

const { address, answerWith, asked } = await answeringServer()
const { api } = open(address, 'ink_um')

describe('many records that end early', () => {
  const given = Array.from({ length: 7 }, (_, place) => ({ nome: `Setor ${place}`, id_empresa: 1 }))
  const names = (body: string) =>
    (JSON.parse(body) as { objects: { nome: string }[] }).objects.map(({ nome }) => nome)

  it('say what was made and what is left', async () => {
    answerWith(data([{ id: 1 }, { id: 2 }, { id: 3 }]), refusal(403, 'forbidden'))
    const error = await failureOf(bulk(api.departments.create, given, { size: 3 }))
    expect(error).toBeInstanceOf(BulkEnded)
    const { made, left } = error as BulkEnded<(typeof given)[number], { id: number }>
    expect([made.map(({ id }) => id), left]).toEqual([[1, 2, 3], given.slice(3)])
    expect(isRefusal(error) && error.data.codigo).toBe('forbidden')
  })

  it('go on in a second run, each row by its own key, also where the file has other rows by then', async () => {
    // As the server does it: the first answer to a key is kept.
    const kept = new Map<string, string>()
    let room = 4
    answerWith((response, one) => {
      if (!kept.has(one.key!)) {
        if (room === 0) return refusal(503, 'unavailable')(response, one)
        room -= 1
        kept.set(one.key!, names(one.body).join())
      }
      return data([{ id: [...kept.keys()].indexOf(one.key!) + 1 }])(response, one)
    })
    const { api: hasty } = open(address, 'x', { retries: 0 })
    const key = ({ nome }: { nome: string }) => nome
    const error = (await failureOf(bulk(hasty.departments.create, given, { key }))) as BulkEnded<
      object,
      object
    >
    expect(isAway(error)).toBe(true)
    expect([error.made.length, error.left.length]).toEqual([4, 3])
    room = Infinity
    const corrected = [{ nome: 'Primeiro', id_empresa: 1 }, ...given]
    const { made } = await bulk(hasty.departments.create, corrected, { key })
    expect(made).toHaveLength(8)
    expect([...kept.values()].toSorted()).toEqual(corrected.map(({ nome }) => nome).toSorted())
  })

  it('whose key was used for another content are refused, and never sent without it', async () => {
    answerWith(refusal(422, 'IdempotencyKey', { 'Idempotency-Key': 'Outro pedido' }))
    const { made, refused } = await bulk(api.departments.create, given.slice(0, 1), { key: () => 'um' })
    expect([made, refused.map(({ mensagem }) => mensagem)]).toEqual([[], ['Outro pedido']])
    expect(asked.map((one) => Boolean(one.key))).toEqual([true])
    await expect(bulk(api.departments.create, given, { key: () => 'um' })).rejects.toThrow('same key')
  })
})
