import { generateCnpj, generateCpf } from '@brazilian-utils/brazilian-utils'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { coded, describedLike, explained, notFuture } from './described.ts'
import { documentNames } from './list.ts'
import { maritalLabel } from './personal-options.ts'
import { personDocument } from './person-document.ts'
import { MAX_UPLOAD_BYTES } from './content/file.ts'
import { recordId } from './record.ts'
import * as v from './validators.ts'

/** Texts of a value's issues; empty when it is valid. */
function issues(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? []
}

const digit = fc.integer({ min: 0, max: 9 })

/** The official rule, written a second time: weights 2 to 9 from the right, then over again. */
function checkDigit(body: string, greatestWeight: number): number {
  const sum = [...body].toReversed().reduce((total, character, index) => {
    return total + (character.charCodeAt(0) - 48) * (2 + (index % (greatestWeight - 1)))
  }, 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
const withChecks = (body: string, greatestWeight: number) => {
  const first = `${body}${checkDigit(body, greatestWeight)}`
  return `${first}${checkDigit(first, greatestWeight)}`
}

describe('CPF and CNPJ', () => {
  const documents = [
    { name: 'CPF', schema: v.cpf, body: 9, weight: 11, text: 'CPF inválido.' },
    { name: 'CNPJ', schema: v.cnpj, body: 12, weight: 9, text: 'Ops! Parece que seu cnpj é inválido!' },
  ]
  test.each(documents)(
    '$name is taken with the official digits and with no other',
    ({ schema, body, weight, text }) => {
      const anyBody = fc
        .array(digit, { minLength: body, maxLength: body })
        .filter((list) => new Set(list).size > 1)
      fc.assert(
        fc.property(anyBody, fc.integer({ min: 1, max: 99 }), (list, shift) => {
          const right = withChecks(list.join(''), weight)
          expect(issues(schema, right)).toEqual([])
          const wrong = String((Number(right.slice(-2)) + shift) % 100).padStart(2, '0')
          expect(issues(schema, right.slice(0, -2) + wrong)).toEqual([text])
        }),
      )
    },
  )

  test.each(documents)('$name of one repeated digit is refused', ({ schema, body, text }) => {
    for (let n = 0; n < 10; n += 1) expect(issues(schema, String(n).repeat(body + 2))).toContain(text)
  })

  test('the alphanumeric CNPJ of 2026 is accepted, a repeated letter is not', () => {
    expect(issues(v.cnpj, '12ABC34501DE35')).toEqual([])
    expect(issues(v.cnpj, '12ABC34501DE36')).toHaveLength(1)
    expect(issues(v.cnpj, withChecks('A'.repeat(12), 9))).toHaveLength(1)
  })

  test.each([
    [v.cnpj, '12.abc.345/01de-35'],
    [v.cnpj, '12abc34501de35'],
    [personDocument, '12.abc.345/01de-35'],
    [personDocument, ' 12Abc34501dE35 '],
  ])('small letters of a CNPJ are taken and kept as capitals (%#)', (schema, typed) => {
    expect(schema.parse(typed)).toBe('12ABC34501DE35')
    expect(schema.safeParse(typed.replace('35', '36')).success).toBe(false)
  })

  test('a document is as long as its marks make it', () => {
    expect(personDocument.parse('1 1 . 2 2 2 . 3 3 3 / 0 0 0 1 - 8 1')).toBe('11222333000181')
    expect(issues(personDocument, '112223330001811')).toEqual(['CPF ou CNPJ inválido.'])
  })

  test('CNPJs valid by the official weights, not by the literal ones, are accepted', () => {
    for (const cnpj of ['11222333000181', '33000167000101', generateCnpj()])
      expect(issues(v.cnpj, cnpj)).toEqual([])
    expect(issues(v.cpf, generateCpf())).toEqual([])
  })

  test('punctuation is accepted and not stored', () => {
    expect(v.cpf.parse('529.982.247-25')).toBe('52998224725')
    expect(v.cnpj.parse('11.222.333/0001-81')).toBe('11222333000181')
    expect(v.phone.parse('+55 (53) 99385-0840')).toBe('5553993850840')
    expect(v.cep.parse('96010-000')).toBe('96010000')
  })
  test.each(['529.982.247-2A', '529;982;247;25', '529\u2013982\u2013247-25'])('%s is no CPF', (text) => {
    expect(issues(v.cpf, text)).toContain('CPF inválido.')
  })
})

describe('passwords', () => {
  const policy =
    'A senha precisa ter 1 caracter maíusculo, 1 minúsculo e 1 caracter especial. Com no mínimo 8 caracteres.'
  test.each(['Aa1$aaa', 'aa1$aaaa', 'AA1$AAAA', 'Aaa$aaaa', 'Aa1aaaaa', 'Aa1-aaaa'])(
    '%s is too weak',
    (text) => {
      expect(issues(v.password, text)).toEqual([policy])
    },
  )
  test.each([...'$*&@#!'])('%s is a special character', (special) => {
    expect(issues(v.password, `Intra2026${special}`)).toEqual([])
  })
  test('empty, endless and short ones say so once', () => {
    expect(issues(v.password, '')).toEqual(['Campo obrigatório'])
    expect(issues(v.password, 'Aa1$'.repeat(40))).toEqual(['Permitido no máximo 128 caracteres'])
    expect(issues(v.currentPassword, 'short')).toEqual(['Utilize no mínimo 8 caracteres.'])
  })
})

describe('texts', () => {
  test('required, short and long texts say the documented text once', () => {
    expect(issues(v.nameText(5), '   ')).toEqual(['Campo obrigatório'])
    expect(issues(v.nameText(5), 'a')).toEqual(['Utilize no mínimo 2 caracteres.'])
    expect(issues(v.requiredText(5), 'abcdef')).toEqual(['Permitido no máximo 5 caracteres'])
    expect(v.requiredText(5).parse(' ab ')).toBe('ab')
  })
  test('an empty optional text is null, a missing one stays missing', () => {
    expect([v.optionalText(9).parse(' '), v.optionalText(9).parse(undefined)]).toEqual([null, undefined])
    expect([v.optionalEmail.parse(''), v.optionalEmail.parse(null)]).toEqual([null, null])
    expect(v.optionalEmail.parse(' Ana@Intranet.Example ')).toBe('ana@intranet.example')
    expect(issues(v.optionalEmail, 'ana@')).toEqual(['E-mail inválido'])
  })
  test.each(['ana', 'ana@x', '@x.br', 'a b@x.br', 'ana@x..br'])('%s is no e-mail', (text) => {
    expect(issues(v.email, text)).toEqual(['E-mail inválido'])
  })
  test.each(['javascript:alert(1)', 'ftp://x.br', 'x.br', 'https://', 'http:x', 'https:// x'])(
    '%s is no link',
    (text) => {
      expect(issues(v.optionalUrl, text)).toEqual(['Link inválido'])
    },
  )
  test('links', () => expect(v.optionalUrl.parse('HTTPS://x.br/a?b=1')).toBe('HTTPS://x.br/a?b=1'))

  test.each([
    [v.code6, '12345', 'Utilize 6 digitos'],
    [v.phone, '489999', 'Número invalido'],
    [v.phone, '114899999000', 'Número invalido'],
    [v.cep, '8870100', 'CEP invalido'],
    [v.money, '1.005', 'Informe no máximo duas casas decimais.'],
    [v.money, 1.005, 'Informe no máximo duas casas decimais.'],
    [v.money, 0.1 + 0.2, 'Informe no máximo duas casas decimais.'],
    [v.money, '1e3', 'Valor inválido.'],
    [v.money, 1e21, 'Valor inválido.'],
    [v.money, NaN, 'Valor inválido.'],
    [v.money, '10000000000', 'Valor inválido.'],
    [v.optionalMoney, '1.005', 'Informe no máximo duas casas decimais.'],
    [v.optionalMoney, true, 'Valor inválido.'],
    [v.money, '-1', 'Valor inválido.'],
    [v.hexColor, '#fff', 'Cor inválida.'],
    [v.monthDay, '02-30', 'Data inválida'],
    [v.isoDate, '2026-02-29', 'Data inválida'],
  ])('documented text of a refused value (%#)', (schema, value, text) =>
    expect(issues(schema, value)).toEqual([text]),
  )

  test('accepted values', () => {
    for (const [schema, value] of [
      [v.code6, '012345'],
      [v.phone, '5548999990000'],
      [v.cep, '88701000'],
      [v.money, '0.10'],
      [v.monthDay, '02-29'],
      [v.isoDate, '2028-02-29'],
    ] as const) {
      expect(issues(schema, value)).toEqual([])
    }
    expect([0, -1, 1.5, 2 ** 53, '1'].filter((key) => recordId.safeParse(key).success)).toEqual([])
    expect(issues(v.ids, [1, 1])).toHaveLength(1)
  })

  test('an amount is the same as text and as a number, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
        expect(Number(v.money.parse(cents / 100))).toBe(cents / 100)
        expect(v.money.parse((cents / 100).toFixed(2))).toBe((cents / 100).toFixed(2))
      }),
    )
    expect(['', '  ', null, undefined].map((nothing) => v.optionalMoney.parse(nothing))).toEqual([
      null,
      null,
      null,
      undefined,
    ])
  })

  test('no text takes long to check, even a hostile one', () => {
    const started = performance.now()
    const long = ['a@', 'a.', '1', '-', 'http://', '=', ' '].map((piece) => piece.repeat(200_000))
    for (const text of long) {
      for (const schema of [
        v.email,
        v.optionalUrl,
        v.cpf,
        v.cnpj,
        v.money,
        v.password,
        v.isoDate,
        v.base64Image,
      ]) {
        schema.safeParse(text)
      }
    }
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('images', () => {
  const sized = (bytes: number) => Buffer.alloc(bytes, 1).toString('base64')
  test('10485760 bytes are accepted, one more is not, with or without the prefix (docs/screens.md#images)', () => {
    for (const prefix of ['', 'data:image/png;base64,']) {
      expect(issues(v.base64Image, prefix + sized(MAX_UPLOAD_BYTES))).toEqual([])
      expect(issues(v.base64Image, prefix + sized(MAX_UPLOAD_BYTES + 1))).toEqual([
        'A imagem não atende aos paramêtros',
      ])
    }
  })
  test.each(['data:image/svg+xml;base64,AAAA', 'AAA', 'AA=A', '====', 'data:image/png;base64,'])(
    '%s is refused',
    (text) => {
      expect(issues(v.base64Image, text)).toEqual(['A imagem não atende aos paramêtros'])
    },
  )
})

describe('people', () => {
  test('marital status agrees with the gender', () => {
    expect([
      maritalLabel('S', 'F'),
      maritalLabel('V', 'M'),
      maritalLabel('C', 'O'),
      maritalLabel('D'),
    ]).toEqual(['Solteira', 'Viúvo', 'Casado(a)', 'Divorciado(a)'])
  })
})

// One of them reverses the following text: "Ana\u202efdp.exe" is shown as "Anaexe.pdf" in every list.
test.each([
  ['nameText', v.nameText(120)],
  ['requiredText', v.requiredText(120)],
  ['optionalText', v.optionalText(120)],
])('%s refuses the invisible characters that turn the direction of a text', (_, schema) => {
  for (const sign of ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])
    expect(issues(schema, `Ana${sign}Souza`)).toEqual([
      'Há um caractere invisível neste texto. Apague-o e digite de novo.',
    ])
  // The joiner inside an emoji and a soft hyphen do not change the direction.
  expect(issues(schema, 'Família 👨‍👩‍👧 bem\u00advinda')).toEqual([])
})

test('codes are explained by their words', () => {
  const letters = coded(z.enum(['F', 'M']), { F: 'Feminino', M: 'Masculino' })
  expect(documentNames.get(letters)?.description).toBe('`F` Feminino, `M` Masculino.')
  expect(letters.safeParse('X').success).toBe(false)
})

test('words are added to a field, and the one that it was made of keeps its own', () => {
  expect(documentNames.get(explained(v.phone, 'Do trabalho.'))?.description).toMatch(
    /^Com DDD.* Do trabalho\.$/,
  )
  expect(documentNames.get(v.phone)?.description).not.toContain('trabalho')
  expect(documentNames.get(notFuture(v.isoDate))?.description).toBe('Não pode ser futura.')
  expect(issues(v.moneyUpTo(200, 'Demais.'), '200.01')).toEqual(['Demais.'])
  expect([issues(v.positiveMoney, '0'), issues(v.moneyUpTo(200, ''), '200')]).toEqual([
    ['Valor inválido.'],
    [],
  ])
})

test('the document says of a field what it says of the one that it was made of, below its layers too', () => {
  const wordsOf = (schema: z.ZodType) => documentNames.get(describedLike(z.string(), schema))?.description
  expect(wordsOf(v.optionalCpf.optional())).toContain('verificadores')
  expect(wordsOf(z.string())).toBeUndefined()
})
