/** Rows of tables with heads, as lines that say what they are. Pure. */
import { normalizeText } from '@intranet/contract/formats'

const HEADS: readonly [RegExp, string][] = [
  [/^(?:cargo|funcao|ocupacao|posicao|cargo e funcao)s?$/, 'Cargo'],
  [/^(?:curso|formacao|graduacao|nivel|titulo)s?$/, 'Curso'],
  [/^(?:empresa|empregador|organizacao|local de trabalho)e?s?$/, 'Empresa'],
  [/^(?:instituicao|instituicao de ensino|escola|faculdade|entidade)$/, 'Instituição'],
  [/^(?:periodo|datas?|duracao|vigencia|ano|anos|conclusao|ano de conclusao)$/, 'Período'],
  [/^(?:(?:data de )?(?:inicio|entrada|admissao))$/, 'Início'],
  [/^(?:(?:data de )?(?:termino|fim|saida|demissao))$/, 'Término'],
  [
    /^(?:local|cidade|atividades?|principais atividades|atribuicoes|descricao|responsabilidades|situacao|status)$/,
    'Local',
  ],
]

const headOf = (cell: string) => {
  const plain = normalizeText(cell)
    .replace(/[\s:.]+$/, '')
    .replaceAll('/', ' e ')
    .trim()
  return HEADS.find(([pattern]) => pattern.test(plain))?.[1]
}

/** Whether a piece of text may be the head of a column. */
export const isHeadWord = (text: string) => headOf(text) !== undefined

/** What the cells of a head name, where each of two or more names a field. */
export function headsOf(cells: readonly string[]): string[] | undefined {
  const heads = cells.map(headOf)
  const named = heads.filter((head) => head !== undefined)
  return named.length >= 2 && named.length === cells.length ? named : undefined
}

const ORDER = ['Cargo', 'Curso', 'Empresa', 'Instituição', 'Período', 'Local']

/** Lines in which each row below a head says `Cargo: …`, `Empresa: …`, `Período: …`; others stay. */
export function withLabels(lines: readonly string[]): string[] {
  let heads: string[] | undefined
  return lines.flatMap((line) => {
    const cells = line.split('\t').map((cell) => cell.trim())
    const found = headsOf(cells)
    if (found) {
      heads = found
      return []
    }
    if (!heads || cells.length !== heads.length) return [line]
    const at = (head: string) => cells[heads!.indexOf(head)]
    const days = at('Início') ? [`Período: ${at('Início')} a ${at('Término') || 'atual'}`] : []
    const said = cells.map((cell, place) => ({ head: heads![place]!, cell }))
    const labelled = said
      .filter(({ head }) => head !== 'Início' && head !== 'Término')
      .toSorted((a, b) => ORDER.indexOf(a.head) - ORDER.indexOf(b.head))
      .map(({ head, cell }) => `${head}: ${cell}`)
    return [...labelled, ...days]
  })
}
