import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inHistoryTables, inModuleList, inSheetList, placeIn } from './new-module/lines.ts'
import { namesOf, newOne, sections } from './new-module/names.ts'
import { spareTool as asked } from './new-module/spare-tool.ts'
import { home } from './new-module/web-files.ts'

const root = join(import.meta.dirname, '..')

describe('a new entity', () => {
  it('has its names from what is said of it', () => {
    const names = namesOf(asked)
    expect(names).toMatchObject({
      one: 'spareTool',
      One: 'SpareTool',
      many: 'spareTools',
      Many: 'SpareTools',
    })
    expect(newOne(names)).toBe('Nova ferramenta')
  })

  it('is refused with what is missing', () => {
    expect(() => namesOf(['company', '--entity', 'Spare Tool'])).toThrow(
      /FOLDER: .*\n--entity: .*\n--table: /,
    )
    const without = (word: string) => asked.map((said) => (said === word ? 'other' : said))
    expect(() => namesOf(without('rh'))).toThrow(/^--module: .*rh, .*\n\n/)
    expect(() => namesOf(without('admin/organizacao'))).toThrow(/^--section: .*admin\/organizacao, /)
    expect(() => namesOf([...asked, '--pages', 'other'])).toThrow(/^--pages: admin, /)
  })

  it('has its pages in the area of the hub that shows its card, unless another is named', () => {
    const ofHr = asked.map((said) => (said === 'admin/organizacao' ? 'hr/pessoal' : said))
    expect([asked, ofHr, [...ofHr, '--pages', 'sales']].map((said) => namesOf(said).pages)).toEqual([
      'admin',
      'hr',
      'sales',
    ])
  })

  it('is in the lists in the order of the paths, also as the last one', () => {
    const list = "import { aModule } from './a/a/a.module.ts'\n\nexport const modules = [\n  aModule,\n]\n"
    const names = namesOf(asked)
    const first = inModuleList(list, { ...names, area: 'a', folder: '0', many: 'zero' })
    expect(first).toMatch(/zeroModule.*\n.*aModule[\s\S]*\[\n {2}zeroModule,\n {2}aModule,\n\]/)
    expect(inModuleList(list, names)).toMatch(
      /aModule.*\n.*spareToolsModule[\s\S]*\[\n {2}aModule,\n {2}spareToolsModule,\n\]/,
    )
    expect(inSheetList(list, names)).toContain(
      "import { spareToolSheet } from './company/spare-tool-sheet.ts'\n",
    )
  })

  it('has its line among the tables with a history, by name', () => {
    const names = { ...namesOf(asked), table: 'ferramenta', module: 'rh' }
    const tables = (entries: string) => `const of = {\n  zona: 'rh',\n  // By name.\n${entries}} as const\n`
    const own = "  ferramenta: 'rh',\n"
    const [before, after] = ["  cidade: 'vendas',\n", "  vaga: ['rh', 'manage'],\n"]
    expect(inHistoryTables(tables(before + after), names)).toBe(tables(before + own + after))
    expect(inHistoryTables(tables(before), names)).toBe(tables(before + own))
  })

  it('leads back to a page that is there, whatever hub shows its card', () => {
    const opened = readFileSync(join(root, 'apps/web/src/routeTree.gen.ts'), 'utf8')
    const homes = [...new Set(sections.map((section) => home({ section })))]
    expect(homes).toEqual(expect.arrayContaining(['/modulos/admin', '/human-resources', '/fleet/home']))
    expect(homes.filter((address) => !opened.includes(`'${address}':`))).toEqual([])
  })

  it('takes the next place of its section', () => {
    expect(placeIn('hr/basicas', ["on: { 'hr/basicas': 2, 'admin/outras': 9 }", "'hr/basicas': 4.5"])).toBe(5)
  })
})
