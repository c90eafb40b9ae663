import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, toCents } from './cents.ts'
import { monthsLater } from '../today.ts'
import { arrearsOf, instalmentsOf, negotiate } from './negotiation.ts'
import { isPixCode, pixChecksum, pixCode } from './pix-code.ts'
import { isSlipLine, readableLine, slipLine } from './slip-line.ts'

const cents = fc.integer({ min: 0, max: 10_000_000_00 })
const rates = { multa: 200, juros: 100 }

describe('cents', () => {
  it('become decimal text and are read back, whatever the amount', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => toCents(fromCents(n)) === n))
    expect([fromCents(9990), fromCents(5), fromCents(-100), toCents('99.9'), toCents('3')]).toEqual([
      '99.90',
      '0.05',
      '-1.00',
      9990,
      300,
    ])
    expect(() => toCents('R$ 3')).toThrow(RangeError)
  })
})

describe('a negotiation', () => {
  it('counts two per cent once and one per cent a month for each day', () => {
    const invoice = { fatura: '1', vencimento: '2026-10-22', valor: 9990 }
    expect(arrearsOf(invoice, '2026-11-21', rates)).toMatchObject({
      dias: 30,
      multa: 200,
      juros: 100,
      total: 10_290,
    })
    expect(arrearsOf(invoice, '2026-10-23', rates)).toMatchObject({ dias: 1, multa: 200, juros: 3 })
    expect(arrearsOf(invoice, '2026-10-22', rates)).toMatchObject({
      dias: 0,
      multa: 0,
      juros: 0,
      total: 9990,
    })
  })

  it('takes a discount from fine and interest alone, and shows what was before', () => {
    const invoices = [{ fatura: '1', vencimento: '2026-10-22', valor: 9990 }]
    const terms = { parcelas: 3, desconto: 1000, primeira: '2026-11-30' }
    expect(negotiate(invoices, '2026-11-21', rates, terms)).toMatchObject({
      antes: 10_290,
      desconto: 30,
      total: 10_260,
      parcelas: [
        { vencimento: '2026-11-30', valor: 3420 },
        { vencimento: '2026-12-30', valor: 3420 },
        { vencimento: '2027-01-30', valor: 3420 },
      ],
    })
  })

  it('divides into parts that add up to the total, one cent apart at most', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 24 }), (total, count) => {
        const parts = instalmentsOf(total, count)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('never costs less than the invoices, and its instalments are its total', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 1000 }),
        (values, desconto) => {
          const invoices = values.map((valor, n) => ({ fatura: String(n), vencimento: '2026-01-10', valor }))
          const made = negotiate(invoices, '2026-11-21', rates, {
            parcelas: 6,
            desconto,
            primeira: '2026-11-30',
          })
          expect(made.total).toBeGreaterThanOrEqual(made.principal)
          expect(made.parcelas.reduce((sum, { valor }) => sum + valor, 0)).toBe(made.total)
        },
      ),
    )
  })

  it('keeps the day of the month, or takes its last one', () => {
    expect([0, 1, 2, 13].map((months) => monthsLater('2026-12-31', months))).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2028-01-31',
    ])
  })
})

describe('a Pix code', () => {
  it('has the checksum of the manual of the central bank', () => {
    const example =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
    expect(pixChecksum(example)).toBe('1D3D')
    expect(isPixCode(`${example}1D3D`)).toBe(true)
    expect(isPixCode(`${example}1D3E`)).toBe(false)
  })

  it('says amount, name and identifier, and is refused where one letter changed', () => {
    const code = pixCode({
      chave: 'a@b.example',
      nome: 'Provedor São João',
      cidade: 'Pelotas',
      valor: 9990,
      identificador: 'F31',
    })
    expect(code).toContain('540599.90')
    expect(code).toContain('5917Provedor Sao Joao')
    expect(isPixCode(code)).toBe(true)
    expect(isPixCode(code.replace('99.90', '19.90'))).toBe(false)
  })
})

describe('a digit line', () => {
  it('has check digits that find a changed digit', () => {
    const line = slipLine({ banco: '748', vencimento: '2026-12-10', valor: 9990, livre: 'F0031' })
    expect(line).toHaveLength(47)
    expect(isSlipLine(line)).toBe(true)
    for (let place = 0; place < 47; place += 1) {
      const changed = line.slice(0, place) + ((Number(line[place]) + 1) % 10) + line.slice(place + 1)
      expect(isSlipLine(changed), `digit ${place}`).toBe(false)
    }
    expect(isSlipLine('123')).toBe(false)
  })

  it('begins its count of days again in 2025, and is shown in groups', () => {
    const of = (vencimento: string) =>
      slipLine({ banco: '001', vencimento, valor: 1, livre: '1' }).slice(33, 37)
    expect([of('2025-02-21'), of('2025-02-22'), of('2026-12-10')]).toEqual(['9999', '1000', '1656'])
    const line = slipLine({ banco: '748', vencimento: '2026-12-10', valor: 9990, livre: '31' })
    expect(readableLine(line)).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)
  })
})
