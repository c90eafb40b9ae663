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

  it('are made once by `left` given again, where the answer to a call was lost', async () => {
    const kept = new Map<string, number[]>()
    let made = 0
    let lost = 2
    answerWith((response, one) => {
      const rows = names(one.body)
      if (rows.includes('Setor 4')) {
        const before = refusal(422, 'invalid', { [`objects.${rows.indexOf('Setor 4')}.nome`]: 'Não' })
        return before(response, one)
      }
      if (!kept.has(one.key!))
        kept.set(
          one.key!,
          rows.map(() => (made += 1)),
        )
      // Of the second call and of its repetition the answers are lost.
      if (rows.includes('Setor 3') && (lost -= 1) >= 0) return response.destroy()
      return data(kept.get(one.key!)!.map((id) => ({ id })))(response, one)
    })
    const { api: hasty } = open(address, 'x', { retries: 0 })
    const ended = async (rows: typeof given) =>
      (await failureOf(bulk(hasty.departments.create, rows, { size: 3 }))) as BulkEnded<
        (typeof given)[number],
        { id: number }
      >
    const first = await ended(given)
    expect([first.made.length, first.refused.length, first.left.length]).toEqual([3, 1, 3])
    const second = await ended(first.left)
    const last = await bulk(hasty.departments.create, second.left, { size: 3 })
    expect(last.made.map(({ id }) => id)).toEqual([4, 5, 6])
    expect(made).toBe(6)
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
