/** What tests sent and were answered, as an example: without what differs from run to run, and without anybody's data. */

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** By the whole value. */
const shapes: [RegExp, string][] = [
  [UUID, '3f0f1c52-6f6b-4a53-9d6c-0d1f6f3f2a10'],
  [/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'pessoa@intranet.example'],
  [/^\d{11}$/, '52998224725'],
  [/^\d{14}$/, '11222333000181'],
  [/^55\d{10,11}$/, '5551999990000'],
  [/^ink_[\w-]{40,}$/, `ink_00000000_${'a'.repeat(43)}`],
]

/** Secrets and sums: as long as they are. */
const OPAQUE = /^(?=.*\d)[\w-]{32,}$/
/** Servers of a test. */
const OWN = /https?:\/\/(127\.0\.0\.1|10(\.\d+){3})(:\d+)?/g

/** Texts of the walks, each of which nothing has yet. */
const COUNTED = /\bProva \d+\b/g

/** What tests put into texts to find it again, or to see that it stays a text. */
const OF_TESTS: [RegExp, string][] = [
  [/\b\w+ Marcada(?: \d{6})?|Robert'; drop table \w+; --|<script>alert\(1\)<\/script>/g, 'Exemplo'],
  [/\b\w+[-_]marcada\b/g, 'exemplo'],
]

const plain = (text: string) =>
  OF_TESTS.reduce((changed, [mark, word]) => changed.replaceAll(mark, word), text)

/** By the field, where the value itself says nothing. */
const fields: [RegExp, string][] = [
  [/^(fone|telefone\w*|celular|whatsapp_numero)$/, '51999990000'],
  [/^(cliente|nome_razaosocial|usuario|vendedor|remetente)$/, 'Marina Prates'],
  [/^rg$/, '1234567890'],
  [/^renavam$/, '00000000019'],
  [/^depois$/, 'WyIyMDI2LTExLTIxIiw3XQ'],
]

/** The last digits of a telephone, which identify nobody. */
const IS_PART = /^\d{1,4}$/

/** Providers of tests have a number or the letter of their world: `painel_138379`. */
const isTestProvider = (key: string, text: string) => /^(sistema|provider)$/.test(key) && /[\d_]/.test(text)

/** Of `/v1/alteracoes`, whose mark is a moment; that of a list is a text. */
const CHANGES_MARK = '1795262400000000'

const isSeries = (key: string) => key === 'id' || /^id_|Id$/.test(key)

/** An end is after its beginning, a way leads to another place, and a relative is somebody else. */
const momentOf = (key: string) =>
  /fim|devolucao/.test(key) ? '2026-11-21T13:00:00.000Z' : '2026-11-21T12:00:00.000Z'
const idOf = (key: string) => (/_(destino|familiar)$/.test(key) ? 2 : 1)

const LONGEST = 150

/** The first paragraph of rich text, else the first words. */
function shortText(text: string): string {
  if (text.length <= LONGEST) return text
  const [paragraph] = /^<(\w+)>.*?<\/\1>/s.exec(text) ?? []
  if (paragraph && paragraph.length <= LONGEST) return paragraph
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
}

function tidiedText(key: string, text: string): string {
  if (isTestProvider(key, text)) return 'produto'
  if (key === 'depois' && /^\d+$/.test(text)) return CHANGES_MARK
  if (MOMENT.test(text)) return momentOf(key)
  const [, byShape] = shapes.find(([shape]) => shape.test(text)) ?? []
  const [, byField] = IS_PART.test(text) ? [] : (fields.find(([field]) => field.test(key)) ?? [])
  // A telephone has as many digits as a CPF.
  if (byField ?? byShape) return (byField ?? byShape)!
  if (OPAQUE.test(text)) return 'a'.repeat(text.length)
  return shortText(plain(text).replace(OWN, 'https://intranet.example').replace(COUNTED, 'Prova'))
}

/** Lists keep their first item, ids, moments and files are always the same, people are nobody. */
export function tidied(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => tidied(one, key))
  if (typeof value === 'string') return tidiedText(key, value)
  if (typeof value === 'number') return isSeries(key) ? idOf(key) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tidied(one, name)]))
}
