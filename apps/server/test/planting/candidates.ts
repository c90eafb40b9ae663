/** Values that a column may be given, the best one first. */
import { dayFromNow } from '@intranet/contract/today'
import type { Column } from './catalog.ts'

/** A plate that no other planted vehicle has. */
const plateOf = (row: number) =>
  `MA${String.fromCharCode(65 + (Math.floor(row / 10_000) % 26))}${row % 10}A${String(Math.floor(row / 10) % 100).padStart(2, '0')}`

/** Texts of every form that a check may ask for, all with the mark where its form leaves a choice. */
function texts(mark: string, row: number): string[] {
  const word = mark.toLowerCase()
  const digits = (length: number) => `9${String(row).padStart(length - 1, '0')}`.slice(-length)
  return [
    `${mark} ${row}`,
    `${word.replaceAll(' ', '_')}_${row}`,
    `${word.replaceAll(' ', '-')}-${row}`,
    `${word.replaceAll(' ', '.')}.${row}@intranet.example`,
    `https://${word.replaceAll(' ', '-')}.example/${row}`,
    word.replaceAll(' ', '_'),
    mark.replaceAll(' ', ''),
    `${mark.replaceAll(' ', '').slice(0, 12)}${row % 10}`,
    mark.slice(0, 12),
    `${mark} `.repeat(12),
    '#0e6672',
    digits(11),
    digits(14),
    digits(12),
    digits(8),
    digits(6),
    digits(17),
    digits(64),
    plateOf(row),
    `PAT-2020-${String(row % 100_000).padStart(5, '0')}`,
    '12-25',
    '10:00',
    'pt_BR',
    'PR',
    'users:leitor',
    `rh_usuario:${row}`,
    `ink_${digits(8)}`,
    `CUPOM-ABCDEF${'234567'[row % 6]}${'ABCDEFGH'[row % 8]}`,
    // A public key of P-256.
    `B${'a'.repeat(86)}`,
    '1',
  ]
}

/** What a check names: `'aberto'::text`, `ARRAY[10, 60]`. */
const named = (expression: string) =>
  [...expression.matchAll(/'([^']*)'::text|\b(\d+)\b/g)].map(([, text, number]) => text ?? number!)

/** Candidates of a column; `expressions` are the checks that look at it alone or beside others. */
export function candidatesOf(
  { type }: Column,
  expressions: readonly string[],
  { mark, row }: { mark: string; row: number },
): unknown[] {
  const listed = expressions.flatMap(named)
  if (type === 'text' || type.startsWith('character varying')) return [...texts(mark, row), ...listed]
  if (type === 'character(2)') return ['PR']
  if (type.startsWith('bigint') && !type.endsWith('[]')) return [row, 1, 0]
  if (type === 'integer' || type === 'smallint')
    return [1, 2, 0, ...listed.filter((one) => /^\d+$/.test(one))]
  if (type === 'double precision') return [0.5, 0]
  if (type.startsWith('numeric')) return ['10', '0', '1']
  if (type === 'boolean') return [true, false]
  if (type === 'date') return [dayFromNow(0), dayFromNow(30), dayFromNow(-30), '1990-01-01']
  if (type.startsWith('timestamp'))
    return [new Date(), new Date(Date.now() + 3_600_000), new Date(Date.now() - 3_600_000)]
  if (type.startsWith('time')) return ['10:00', '12:00']
  if (type === 'uuid') return [`00000000-0000-4000-8000-${String(row).padStart(12, '0')}`]
  if (type === 'jsonb' || type === 'json')
    return ['{}', '{"modulo":"novidades","msg":"X"}', '[]', '["X"]', '[{"criterio":"X","nota":3}]'].map(
      (one) => one.replace('X', mark).replace('{}', `{"nome":"${mark}"}`),
    )
  if (type === 'text[]')
    return [[mark], ['vendas:leitor'], ...listed.map((one) => [one]), [], [`${mark} ${row}`]]
  if (type === 'bigint[]') return [[row], []]
  if (type === 'date[]') return [['2026-01-02'], []]
  if (type === 'int8range') return ['[1,3)']
  if (type === 'xid8') return ['1']
  if (type === 'tsvector') return [`'marcada'`]
  if (type === 'integer[]' || type === 'smallint[]') return [[1], [2], []]
  throw new Error(`no value is known for a column of type ${type}`)
}
