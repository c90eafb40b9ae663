import { describe, expect, it } from 'vitest'
import { openTab, ownBrowser, takeCalls, type Sent } from '@/test/unsent-tabs.ts'

ownBrowser()

const ANA = 7
const BIA = 8
const inputs = (calls: readonly Sent[]) => calls.map(({ input }) => input)

describe('readings of a count', () => {
  const reading = (codigo: string) => ({
    input: {
      id: 5,
      leitura: {
        chave: crypto.randomUUID(),
        codigo,
        quantidade: 1,
        local: null,
        lido_em: '2026-11-26T10:00:00Z',
      },
    },
    title: codigo,
  })
  const codes = (calls: readonly Sent[]) =>
    (inputs(calls) as { leituras: { codigo: string }[] }[]).map(({ leituras }) =>
      leituras.map(({ codigo }) => codigo),
    )

  it('go together, and those that were sent together are sent together again', async () => {
    let broken = true
    const { calls } = takeCalls(() => (broken ? null : { data: { resultados: [], repetidas: [] } }))
    const tab = await openTab()
    await tab.keepTyped(ANA, 'countReading', reading('PT-1'))
    await tab.keepTyped(ANA, 'countReading', reading('PT-2'))
    await tab.flushUnsent(ANA)
    await tab.keepTyped(ANA, 'countReading', reading('PT-3'))
    broken = false
    await tab.flushUnsent(ANA)
    expect(codes(calls)).toEqual([['PT-1', 'PT-2'], ['PT-1', 'PT-2'], ['PT-3']])
    expect(calls[1]).toEqual(calls[0])
    expect(calls[2]!.key).not.toBe(calls[1]!.key)
  })

  /** As an earlier version of the app kept them. */
  async function keptBefore(...rows: [codigo: string, lote: string | null, pessoa: number][]) {
    localStorage.setItem('leituras-pendentes', '1')
    const request = indexedDB.open('intranet-contagem', 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('leituras', { keyPath: 'chave' }),
    )
    const db = await new Promise<IDBDatabase>((open) =>
      request.addEventListener('success', () => open(request.result)),
    )
    const writing = db.transaction('leituras', 'readwrite')
    for (const [n, [codigo, lote, pessoa]] of rows.entries())
      writing.objectStore('leituras').put({
        chave: `00000000-0000-4000-8000-00000000000${9 - n}`,
        pessoa,
        contagem: 5,
        codigo,
        quantidade: 1,
        local: 'Caixa 2',
        lido_em: `2026-11-26T10:00:0${n}Z`,
        lote,
      })
    await new Promise((ended) => writing.addEventListener('complete', ended))
    db.close()
  }

  it('that an earlier version kept go out in their order and batches; none is lost, and none comes twice', async () => {
    const { calls } = takeCalls(() => ({ data: { resultados: [], repetidas: [] } }))
    await keptBefore(['PT-1', 'a', ANA], ['PT-2', 'a', ANA], ['PT-3', null, ANA], ['PT-4', null, BIA])
    await (await openTab()).flushUnsent(ANA)
    expect(codes(calls)).toEqual([['PT-1', 'PT-2'], ['PT-3']])
    expect(calls[0]).toMatchObject({
      procedure: 'inventory.send',
      key: 'leituras-a',
      input: { id: 5, leituras: [{ chave: '00000000-0000-4000-8000-000000000009', local: 'Caixa 2' }, {}] },
    })
    // A tab of the earlier version, still open, keeps one more.
    await keptBefore(['PT-5', null, ANA])
    const later = await openTab()
    await later.flushUnsent(ANA)
    await later.flushUnsent(BIA)
    expect(codes(calls)).toEqual([['PT-1', 'PT-2'], ['PT-3'], ['PT-5'], ['PT-4']])
  })
})
