import { describe, expect, it } from 'vitest'
import { kindNames, type Asked } from './new-field/kinds.ts'
import {
  inDeclaration,
  inForm,
  inListPage,
  inQueries,
  inSheet,
  inTest,
  migration,
  orNothing,
  recordings,
  tableOf,
} from './new-field/lines.ts'

const asked: Asked = {
  entity: 'tool',
  name: 'lugares',
  kind: 'integer',
  label: 'Lugares',
  max: 160,
  range: [1, 40],
}

describe('one more field', () => {
  it('has a column, with the limits of its kind', () => {
    const columns = kindNames.map((kind) => migration('ferramenta', { ...asked, kind }))
    expect(columns.map((text) => text.replace('alter table ferramenta add column lugares ', ''))).toEqual([
      'text\n  constraint ferramenta_lugares_valido check (length(lugares) between 1 and 160);\n',
      'text\n  constraint ferramenta_lugares_valido check (length(lugares) between 1 and 160);\n',
      'date;\n',
      'int\n  constraint ferramenta_lugares_valido check (lugares between 1 and 40);\n',
      'numeric(12, 2);\n',
      'boolean not null default false;\n',
    ])
  })

  it('is declared before the state, and at the end where there is none', () => {
    const line = "    lugares: field.optional(field.integer('Lugares', 1, 40)),\n"
    const open = "entity(\n  't',\n  {\n    nome: field.name('Nome', 9),\n"
    const end = "  },\n  { sort: 'nome' },\n)\n"
    expect(inDeclaration(`${open}    ativo: field.active(),\n${end}`, asked)).toBe(
      `${open}${line}    ativo: field.active(),\n${end}`,
    )
    expect(inDeclaration(open + end, asked)).toBe(open + line + end)
  })

  it('is selected, listed, filled in and tested', () => {
    const queries = "db.selectFrom('t as x').select(['x.id', 'x.ativo'])"
    expect(inQueries(queries, 't', asked)).toContain("'x.id', 'x.lugares',\n'x.ativo'")
    expect(inListPage("  column('ativo'),\n", asked)).toBe("  column('lugares'),\n  column('ativo'),\n")
    const form = '    <Field name="ativo" />\n  </FormPanel>\n  blank={{ nome: \'\', ativo: true }}'
    expect(inForm(form, asked)).toBe(
      '    <Field name="lugares" />\n    <Field name="ativo" />\n  </FormPanel>\n  blank={{ nome: \'\', lugares: null, ativo: true }}',
    )
    expect(inTest('const make = 1\n', 'tools', asked)).toContain('call.tools.update({ id, lugares: 1 })')
    expect(inTest('', 'tools', asked)).toBe('')
  })

  it('is the last column of the sheet; a flag is none', () => {
    const open = 'columns: sheetColumnsOf(tool, { nome: 1'
    expect(inSheet(`${open},\n  }),\n`, asked)).toBe(`${open}, lugares: '1',\n  }),\n`)
    expect(inSheet(`${open} }),\n`, asked)).toBe(`${open}, lugares: '1' }),\n`)
    expect(inSheet(open, { ...asked, kind: 'flag' })).toBe(open)
  })

  it('is refused where a file has no place for it', () => {
    expect(() => inListPage('', asked)).toThrow("column('lugares')")
    expect(() => inQueries('', 't', asked)).toThrow('t')
  })

  it('names what records it again: examples, limits, queries, screens and rows of the walks', () => {
    const [examples, limits, conditions, screens, rows, examplesPass] = recordings(
      'apps/server/src/tools',
      "base: '/tools',",
      'tools',
    )
    expect(examples).toContain('examples apps/server/src/tools')
    expect(limits).toContain('input-limits access-table -u')
    expect(conditions).toContain("asked-conditions -t 'src/tools/' -u")
    expect(screens).toContain("-t '/tools/' -u")
    expect(rows).toContain("query-walk -t 'tools|/tools/'")
    expect(examplesPass).toContain('--project server documented')
  })

  it('is left to the person in a form, a list or a test without a place for it', () => {
    expect(orNothing(() => inListPage('', asked))).toBeUndefined()
    expect(orNothing(() => 'text')).toBe('text')
    expect(() => orNothing(() => tableOf(''))).toThrow('entity(…)')
  })
})
