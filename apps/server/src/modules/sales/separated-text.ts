/** Small separated texts that people type or upload: `;`, `,` or tab, quotes as spreadsheets write them. */
import { registries as text } from '@intranet/contract/messages/registries'
import { normalizeText } from '@intranet/contract/formats'
import { parse } from 'csv-parse/sync'
import { AppError, refusals } from '../../platform/errors.ts'
import { bareCell, namedSeparator, separatorOf } from './separated-cells.ts'

export interface TextLine {
  /** As a person counts it, from 1. */
  line: number
  cells: string[]
}

const fieldsTooMany = 100

/** The lines that are not empty, trimmed. Throws 422 for text without separators and for more than `max` lines. */
export function readLines(content: string, max: number): TextLine[] {
  const whole = content.replace(/^\uFEFF/, '')
  const first = whole.split(/\r?\n/, 1)[0] ?? ''
  const named = namedSeparator(first)
  // The line end stays: lines are counted as in the file.
  const bare = named ? whole.slice(first.length) : whole
  let records: { record: string[]; info: { lines: number } }[]
  try {
    // Its types do not know what `info` answers.
    records = parse(bare, {
      delimiter: named ?? separatorOf(first),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: max + 2,
    }) as unknown as typeof records
  } catch {
    throw refusals.invalid({ conteudo: 'Não foi possível ler o arquivo.' })
  }
  const lines = records
    .map(({ record, info }) => ({ line: info.lines, cells: record.slice(0, fieldsTooMany).map(bareCell) }))
    .filter(({ cells }) => cells.some(Boolean))
  if (!lines.length) throw refusals.invalid({ conteudo: text.noRows })
  if (lines.length > max + 1) throw refusals.invalid({ conteudo: text.tooManyRows })
  return lines
}

/** A head's name as a key: "Data de Nascimento" is `data_de_nascimento`. */
export const columnKey = (head: string): string =>
  normalizeText(head)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')

/** dd/mm/aaaa as a day of the wire; anything else as it is, for the schema to judge. */
export const dayOf = (cell: string): string => {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cell)
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : cell
}

/** "1.234,56" as decimal text. */
export const amountOf = (cell: string): string => {
  const bare = cell.replace(/^R\$\s*/, '')
  return /,\d{1,2}$/.test(bare) ? bare.replace(/\./g, '').replace(',', '.') : bare
}

/**
 * Field refusals of parsed lines (`objects.3.cpf`) with the line of the file instead, the first twenty. A field is called
 * by its label where `fields` has one, else as the file's head does.
 */
export function byLine(
  error: unknown,
  lines: readonly TextLine[],
  fields: Readonly<Record<string, { label?: string }>> = {},
): unknown {
  if (!(error instanceof AppError) || !error.details.campos) return error
  const campos = Object.entries(error.details.campos).map(([name, message]) => {
    const [, place, field = ''] = /^objects\.(\d+)\.?(.*)$/.exec(name) ?? []
    const line = lines[Number(place)]?.line
    return [
      name,
      line === undefined ? message : text.line(line, fields[field]?.label ?? (field || 'linha'), message),
    ] as const
  })
  const shown = campos.slice(0, 20)
  return new AppError(error.code, shown.map(([, message]) => message).join('\n'), {
    ...error.details,
    campos: Object.fromEntries(shown),
  })
}
