import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  candidates,
  entryOf,
  hashOfList,
  recomputeWinner,
  verifyDraw,
  type DrawEvidence,
} from './raffle-proof.ts'

const sha = (data: string, encoding: 'utf8' | 'hex' = 'utf8') =>
  createHash('sha256').update(data, encoding).digest('hex')

/** The same arithmetic written again with another library. */
function naiveWinner(entries: string[], taken: string[], seed: string, beacon: string, number: number) {
  const list = sha(entries.join('\n'))
  const space = 2n ** 256n
  const limit = space - (space % BigInt(entries.length))
  for (let counter = 0; ; counter += 1) {
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(
      `${list}:${beacon}:${number}:${counter}`,
    )
    const value = BigInt(`0x${mac.digest('hex')}`)
    if (value >= limit) continue
    const entry = entries[Number(value % BigInt(entries.length))]!
    if (!taken.includes(entry)) return entry
  }
}

async function evidenceOf(coupons: string[], number = 1, anteriores: string[] = []): Promise<DrawEvidence> {
  const entradas = (await Promise.all(coupons.map((coupon) => entryOf('sal', coupon)))).sort()
  const semente = sha('semente')
  const assinatura = sha('assinatura')
  const base = {
    numero: number,
    entradas,
    lista_hash: await hashOfList(entradas),
    semente,
    aleatoriedade: sha(assinatura, 'hex'),
    anteriores,
  }
  const { vencedor, puladas } = await recomputeWinner(base)
  return {
    ...base,
    assinatura,
    rodada_farol: 7,
    compromisso: sha(semente, 'hex'),
    vencedor: vencedor!,
    puladas,
  }
}

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))

describe('the raffle', () => {
  it('draws what anybody computes again with another library', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(hex, { minLength: 1, maxLength: 30 }),
        hex,
        hex,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 29 }),
        async (entries, semente, aleatoriedade, numero, drawn) => {
          const entradas = entries.sort()
          const anteriores = entradas.slice(0, Math.min(drawn, entradas.length - 1))
          const lista_hash = await hashOfList(entradas)
          const { vencedor, puladas } = await recomputeWinner({
            entradas,
            lista_hash,
            semente,
            aleatoriedade,
            numero,
            anteriores,
          })
          expect(vencedor).toBe(naiveWinner(entradas, anteriores, semente, aleatoriedade, numero))
          for (const entry of puladas) expect(anteriores).toContain(entry)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('gives every entry the same chance', async () => {
    const counts = Array.from({ length: 7 }, () => 0)
    let drawn = 0
    for await (const index of candidates(sha('s'), sha('l'), sha('b'), 1, counts.length)) {
      counts[index]! += 1
      if ((drawn += 1) === 14_000) break
    }
    const square = counts.reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0)
    // The 0.999 quantile with 6 degrees of freedom; the seed is fixed.
    expect(square).toBeLessThan(22.458)
  }, 60_000)

  it('is accepted unchanged and refused with any change', async () => {
    const evidence = await evidenceOf([
      'CUPOM-AAAAAAAA',
      'CUPOM-BBBBBBBB',
      'CUPOM-CCCCCCCC',
      'CUPOM-DDDDDDDD',
    ])
    const wrong = async (change: Partial<DrawEvidence>) =>
      (await verifyDraw({ ...evidence, ...change })).filter(({ ok }) => !ok).map(({ key }) => key)
    expect(await wrong({})).toEqual([])
    expect(await wrong({ entradas: evidence.entradas.slice(1) })).toContain('lista')
    expect(await wrong({ entradas: evidence.entradas.toReversed() })).toContain('lista')
    expect(await wrong({ semente: sha('outra') })).toContain('compromisso')
    expect(await wrong({ assinatura: sha('outra') })).toEqual(['farol'])
    const other = evidence.entradas.find((entry) => entry !== evidence.vencedor)!
    expect(await wrong({ vencedor: other })).toEqual(['vencedor'])
    expect(await wrong({ puladas: [other] })).toEqual(['vencedor'])
  })

  it('skips people already drawn, until nobody is left', async () => {
    const coupons = Array.from({ length: 12 }, (_, index) => `CUPOM-${index}`)
    const winners: string[] = []
    for (let number = 1; number <= coupons.length; number += 1) {
      const { vencedor } = await evidenceOf(coupons, number, winners)
      winners.push(vencedor!)
    }
    expect(new Set(winners).size).toBe(coupons.length)
    const { entradas, lista_hash, semente, aleatoriedade } = await evidenceOf(coupons)
    const over = { entradas, lista_hash, semente, aleatoriedade, numero: 13, anteriores: winners }
    expect(await recomputeWinner(over)).toEqual({ vencedor: null, puladas: [] })
  })
})
