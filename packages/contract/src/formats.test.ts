import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as f from './formats.ts'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''))
const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['529.982.247-25', '52998224725'],
  [' 52998224725 ', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['+55 (53) 99385-0840', '5553993850840'],
  ['96010-000', '96010000'],
  ['529.982', '529982'],
  ['***.982.247-**', '***.982.247-**'],
  ['Rua 7, 120', 'Rua 7, 120'],
  ['sem marcas', 'sem marcas'],
  ['', ''],
])('%s is kept as %s', (typed, kept) => {
  expect(f.stripMarks(typed)).toBe(kept)
})

describe('phone', () => {
  test.each([
    ['5548999990000', '(48) 99999-0000'],
    ['48999990000', '(48) 99999-0000'],
    ['4833330000', '(48) 3333-0000'],
    ['55999990000', '(55) 99999-0000'],
    ['(48) 99999-0000', '(48) 99999-0000'],
    ['190', '190'],
    ['1234567890123', '1234567890123'],
    ['', 'Não informado'],
    [null, 'Não informado'],
  ])('%s is shown as %s', (phone, shown) => expect(f.formatPhone(phone)).toBe(shown))

  test('showing never loses a digit, with or without the country code', () => {
    fc.assert(
      fc.property(fc.oneof(digits(10), digits(11)), (phone) => {
        expect(f.onlyDigits(f.formatPhone(phone))).toBe(phone)
        if (phone.length === 11) expect(f.formatPhone(`55${phone}`)).toBe(f.formatPhone(phone))
      }),
    )
  })

  test('the mask leaves the area and the last four digits, or the last four alone', () => {
    expect(f.maskPhone('48999991234')).toBe('(48) *****-1234')
    expect(f.maskPhone('554833331234')).toBe('********1234')
    expect(f.maskPhone(null)).toBe('Não informado')
  })

  test('a chat link carries 55 once, also for area 55', () => {
    expect(f.whatsappLink('(48) 99999-0000')).toEqual({ href: 'https://wa.me/5548999990000' })
    expect(f.whatsappLink('5548999990000')).toEqual({ href: 'https://wa.me/5548999990000' })
    expect(f.whatsappLink('55999990000')).toEqual({ href: 'https://wa.me/5555999990000' })
    expect(f.whatsappLink('ramal')).toEqual({ error: 'Número de telefone inválido.' })
  })
})

describe('dates', () => {
  test('a day is shown as it is stored, in any time zone of the machine', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        expect(f.formatDate(iso).split('/').toReversed().join('-')).toBe(iso)
      }),
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '20/11/2026', '2026-11-20T00:00:00Z', ''])(
    '%s is no date',
    (text) => expect(f.formatDate(text)).toBe('Data inválida'),
  )

  test('null is N/A', () => {
    expect([f.formatDate(null), f.formatDateTime(null), f.formatMonthDay(null)]).toEqual([
      'N/A',
      'N/A',
      'N/A',
    ])
  })

  test.each([
    ['2026-01-01T02:30:00.123Z', '31/12/2025 - 23:30'],
    ['2026-01-01 00:00:00-03', '01/01/2026 - 00:00'],
    ['2026-01-01T00:00:00+0530', '31/12/2025 - 15:30'],
    ['2026-01-01T10:15:00', '01/01/2026 - 10:15'],
    ['2026-01-01T25:00:00Z', 'Data e hora inválidas'],
    ['2026-02-30T10:00:00Z', 'Data e hora inválidas'],
    ['2026-01-01T10:00:00+99:00', 'Data e hora inválidas'],
    ['ontem', 'Data e hora inválidas'],
  ])('%s is shown as %s', (timestamp, shown) => expect(f.formatDateTime(timestamp)).toBe(shown))

  test('an invalid Date object is reported, not thrown', () => {
    expect(f.formatDateTime(new Date(Number.NaN))).toBe('Data e hora inválidas')
    expect(f.formatDateTime(new Date('2026-07-01T03:00:00Z'))).toBe('01/07/2026 - 00:00')
  })

  test('month and day', () => {
    expect(f.formatMonthDay('02-29')).toBe('29/02')
    expect(f.formatMonthDay('02-30')).toBe('Data inválida')
  })

  test('age in years divides by 365.25 days', () => {
    expect(f.ageInYears('2000-01-01', now)).toBe(26)
    expect(f.ageInYears('2000-11-21', now)).toBe(25)
    expect(f.ageInYears(null, now)).toBeNull()
  })

  test.each([
    [-60_000, 'Agora'],
    [59_000, 'Agora'],
    [60_000, '1m'],
    [3_599_000, '59m'],
    [3_600_000, '1h'],
    [86_400_000, '1d'],
  ])('%i ms ago is %s', (elapsed, label) => {
    expect(f.ageLabel(new Date(now.getTime() - elapsed), now)).toBe(label)
  })

  test('years go from 15 ahead to the last of 80, by the clock of São Paulo', () => {
    const years = f.yearChoices(new Date('2027-01-01T01:00:00Z'))
    expect([years.length, years[0], years.at(-1)]).toEqual([95, 2041, 1947])
  })
})

describe('numbers', () => {
  test('money keeps every digit of the stored text', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), digits(2))
    fc.assert(
      fc.property(amount, ([whole, cents]) => {
        expect(f.onlyDigits(f.formatMoney(`${whole}.${cents}`))).toBe(`${whole}${cents}`)
      }),
    )
  })

  test('money is Brazilian, without a negative zero', () => {
    expect(f.formatMoney('1234567.8')).toBe('R$\u00a01.234.567,80')
    expect(f.formatMoney('1.005')).toBe('R$\u00a01,01')
    expect(f.formatMoney('-0.001')).toBe('R$\u00a00,00')
    expect(f.formatMoney(null)).toBe('Não informado')
  })

  test('a flag in words', () => {
    expect([f.yesNo(true), f.yesNo(false)]).toEqual(['Sim', 'Não'])
  })

  test('numbers', () => {
    expect(f.formatNumber('1234567')).toBe('1.234.567')
    expect(f.formatNumber(12.345, 1)).toBe('12,3')
    expect(f.formatNumber('x')).toBe('Não informado')
    const items = (count: number) => f.formatCount(count, 'item', 'itens')
    expect([0, 1, 2500].map(items)).toEqual(['0 itens', '1 item', '2.500 itens'])
    const days = (count: number) => f.formatCount(count, 'dia', 'dias', 1)
    expect([0.5, 1, 1.04, 2.25].map(days)).toEqual(['0,5 dias', '1 dia', '1 dia', '2,3 dias'])
  })

  test('percents have one decimal', () => {
    expect([82, 57.14, 0, 100].map(f.formatPercent)).toEqual([
      '82,0\u00a0%',
      '57,1\u00a0%',
      '0,0\u00a0%',
      '100,0\u00a0%',
    ])
  })

  test('a duration is in its two largest units, and minutes after hours have two digits', () => {
    expect([0, 40, 60, 166, 125, 1439, 1440, 1500, 9420].map(f.formatDuration)).toEqual([
      '0 min',
      '40 min',
      '1 h',
      '2 h 46',
      '2 h 05',
      '23 h 59',
      '1 d',
      '1 d 1 h',
      '6 d 13 h',
    ])
    expect(f.formatDuration(-3)).toBe('0 min')
  })

  test('a stay is in whole days after the first', () => {
    expect([0.2222, 0.999, 1, 1.6, 12].map(f.formatStay)).toEqual([
      '5 h 19',
      '23 h 58',
      '1 dia',
      '2 dias',
      '12 dias',
    ])
  })

  test('percent tones change at 60 and 80 (docs/screens.md#percent-colours)', () => {
    expect([59.9, 60, 79.9, 80].map(f.percentTone)).toEqual(['negative', 'warning', 'warning', 'positive'])
  })
})

describe('documents', () => {
  test('written with their marks', () => {
    expect(f.formatCpf('12345678909')).toBe('123.456.789-09')
    expect(f.formatCnpj('11222333000181')).toBe('11.222.333/0001-81')
    expect(f.formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    const documents = ['12345678909', '11222333000181', null].map(f.formatDocument)
    expect(documents).toEqual(['123.456.789-09', '11.222.333/0001-81', 'Não informado'])
    expect(f.formatCep('88701000')).toBe('88701-000')
  })

  test('a masked name is its first word, and letters', () => {
    expect(f.maskName(' Fulana de  Teste ')).toBe('Fulana d. T.')
    expect(f.maskName('Fulana')).toBe('Fulana')
  })

  test('a masked CPF never shows the first three or the last two digits', () => {
    expect(f.maskCpf('12345678909')).toBe('***.456.789-**')
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(f.onlyDigits(f.maskCpf(text)).length).toBeLessThan(7)
      }),
    )
  })
})

describe('texts', () => {
  test.each([
    ['São João Ç', 'sao joao c'],
    ['Œuvre Ø ß Ł', 'oeuvre o ss l'],
    ['nº 1 – “ª”', 'no 1 - "a"'],
    ['a\u0303', 'a'],
    ['한 Ж', '한 ж'],
  ])('%s is searched as %s', (text, normal) => expect(f.normalizeText(text)).toBe(normal))

  test('normalising twice changes nothing, and composed or not is the same', () => {
    const latin = fc.string({
      unit: fc.integer({ min: 32, max: 0x17f }).map((code) => String.fromCodePoint(code)),
    })
    fc.assert(
      fc.property(latin, (text) => {
        const normal = f.normalizeText(text)
        expect(f.normalizeText(normal.replaceAll('μ', 'm'))).toBe(normal.replaceAll('μ', 'm'))
        expect(f.normalizeText(text.normalize('NFD'))).toBe(normal)
      }),
    )
  })

  test('a slug is safe in an address', () => {
    expect(f.slugify('  Técnico de Campo (Fibra) ')).toBe('tecnico-de-campo-fibra')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(f.slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })

  test('brand names', () => {
    expect([f.brandName('razao'), f.brandName('vetorial')]).toEqual(['RazaoInfo', 'Vetorial'])
  })

  test('image data without a prefix is base64 jpeg; other data addresses are refused', () => {
    expect(f.imageSource('/9j/4A')).toBe('data:image/jpeg;base64,/9j/4A')
    expect(f.imageSource('data:text/html;base64,AA')).toBeNull()
    expect(f.imageSource(null)).toBeNull()
  })
})

test.each([
  [0, '1 KB'],
  [1536, '2 KB'],
  [850_000, '830 KB'],
  [2_516_582, '2,4 MB'],
  [10_485_760, '10 MB'],
  [1_073_741_824, '1 GB'],
  [1_610_612_736, '1,5 GB'],
])('%i bytes are %s', (bytes, words) => expect(f.formatBytes(bytes)).toBe(words))

test('the day of a moment is São Paulo’s', () => {
  expect(f.formatMomentDay('2026-11-21T01:30:00Z')).toBe('20/11/2026')
  expect(f.formatMomentDay(null)).toBe('N/A')
})

test.each([
  ['2026-11', 'nov/2026'],
  ['2026-01-31', 'jan/2026'],
  ['2026-13', 'Data inválida'],
  ['nov', 'Data inválida'],
])('the month %s is shown as %s', (month, shown) => {
  expect(f.formatMonth(month)).toBe(shown)
})
