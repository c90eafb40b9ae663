/** How well CVs are read: made by the programs that people use, beside what their pages show. */
import { normalizeText } from '@intranet/contract/formats'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from './pdf-pages.ts'
import { proposalsOf, type ProposedEducation, type ProposedExperience } from './resume-proposals.ts'

const folder = join(import.meta.dirname, 'cv-corpus')

interface Shown {
  producer: string
  text: string
  experiencias: ProposedExperience[]
  formacoes: ProposedEducation[]
}

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,;:()|•·–—/]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}+#]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter(Boolean)

/** How many words two bags have in common. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1)
  return one.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

const plain = (text: string) => wordsOf(normalizeText(text)).join(' ')
const jobKey = (one: ProposedExperience) =>
  [plain(one.funcao), plain(one.empresa), one.data_inicio, one.data_fim].join('|')
const courseKey = (one: ProposedEducation) =>
  [plain(one.descricao), plain(one.ie), one.data_inicio, one.data_fim].join('|')

interface Figures {
  shown: number
  read: number
  common: number
  entries: number
  whole: number
  proposed: number
}
const none: Figures = { shown: 0, read: 0, common: 0, entries: 0, whole: 0, proposed: 0 }
const sums = new Map<string, Figures>()
const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)
const reported = ({ shown, read, common, entries, whole, proposed }: Figures) =>
  `recall ${percent(common, shown).toFixed(1)} %, precision ${percent(common, read).toFixed(1)} %, whole ${whole} of ${entries}, proposed ${proposed}`

async function measure(name: string): Promise<Figures> {
  const shown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Shown
  const file = await readPdf(new Uint8Array(readFileSync(join(folder, `${name}.pdf`))))
  const texto = file.kind === 'text' ? file.text.trim() : ''
  const [expected, read] = [wordsOf(shown.text), wordsOf(texto)]
  const found = proposalsOf(texto)
  const wanted = [...shown.experiencias.map(jobKey), ...shown.formacoes.map(courseKey)]
  const proposed = [...found.experiencias.map(jobKey), ...found.formacoes.map(courseKey)]
  if (process.env.CV === name) {
    const left = (of: string[], without: string[]) => of.filter((word) => !without.includes(word))
    process.stdout.write(
      `${texto}\n${JSON.stringify({ missing: left(expected, read), added: left(read, expected), wanted: left(wanted, proposed), proposed: left(proposed, wanted) }, null, 1)}\n`,
    )
  }
  return {
    shown: expected.length,
    read: read.length,
    common: inCommon(read, expected),
    entries: wanted.length,
    whole: inCommon(proposed, wanted),
    proposed: proposed.length,
  }
}

const add = (one: Figures, other: Figures): Figures => ({
  shown: one.shown + other.shown,
  read: one.read + other.read,
  common: one.common + other.common,
  entries: one.entries + other.entries,
  whole: one.whole + other.whole,
  proposed: one.proposed + other.proposed,
})

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => file.slice(0, -4))
  .toSorted()
const halves = [...new Set(names.map((name) => name.slice(0, 1)))]

afterAll(() => {
  const lines = [...sums].map(([name, figures]) => `${name.padEnd(20)} ${reported(figures)}`)
  process.stdout.write(`${lines.join('\n')}\n`)
})

describe.each(halves)('the CVs of half %s', (half) => {
  let all = none

  it.each(names.filter((name) => name.startsWith(`${half}-`)))('%s is read', async (name) => {
    const figures = await measure(name)
    sums.set(name, figures)
    all = add(all, figures)
    expect(percent(figures.common, figures.shown), reported(figures)).toBeGreaterThan(90)
  })

  it('are read with 98 % of their words, and with 2 % of others at most', () => {
    sums.set(`half ${half}`, all)
    expect(percent(all.common, all.shown)).toBeGreaterThanOrEqual(98)
    expect(percent(all.common, all.read)).toBeGreaterThanOrEqual(98)
  })

  it('propose 90 % of their jobs and courses whole, and few that are none', () => {
    expect(percent(all.whole, all.entries)).toBeGreaterThanOrEqual(90)
    expect(percent(all.whole, all.proposed)).toBeGreaterThanOrEqual(90)
  })
})
