import { describe, expect, it } from 'vitest'
import { seedsIn } from '../seeded.ts'
import { chooseMutations, findWebMutations } from './choose.ts'
import { relatedTests, importersIn, uses, walkedScreens } from './related-tests.ts'
import { faultsIn } from './type-check.ts'
import { mistaken, type WebKind, type WebMutation } from './web-mutation.ts'

/** Each mistake that a text can have: its kind, and the text with it. */
const found = (text: string) =>
  findWebMutations('some-page.tsx', text).map((one) => [one.kind, mistaken(text, one)] as [WebKind, string])
const kinds = (text: string) => found(text).map(([kind]) => kind)

describe('strings that screen, form and server have in common', () => {
  it.each<[WebKind, string, string]>([
    [
      'field',
      '<TextField<Values> name="nome" label="Nome" />',
      '<TextField<Values> name="nomex" label="Nome" />',
    ],
    [
      'column',
      "const c = { accessorKey: 'nome', header: 'Nome' }",
      "const c = { accessorKey: 'nomex', header: 'Nome' }",
    ],
    ['procedure', 'trpc.leads.get.queryOptions({ id })', 'trpc.leads.getx.queryOptions({ id })'],
    ['procedure', "defineEntity('departments', of)", "defineEntity('departmentsx', of)"],
    ['procedure', '<ExportButton procedure="leads.export" />', '<ExportButton procedure="leads.exportx" />'],
    ['address', '<AddLink to="/roles/register" />', '<AddLink to="/roles/registerx" />'],
    ['address', "const of = { base: '/departments' }", "const of = { base: '/departmentsx' }"],
    ['history', "historyOf(['cidade'], of)", "historyOf(['cidadex'], of)"],
    ['history', "historyOf(tables, { nome: 'Nome' })", "historyOf(tables, { nomex: 'Nome' })"],
    ['filter', "const f = { key: 'tipo', kind: 'choice' }", "const f = { key: 'tipox', kind: 'choice' }"],
    ['sort', "list({ sort: '-data' })", "list({ sort: '-datax' })"],
    ['step', "const s = { key: 'quem', title: 'Quem' }", "const s = { key: 'quemx', title: 'Quem' }"],
  ])('%s: %s', (kind, text, wrong) => {
    expect(found(text)).toEqual([[kind, wrong]])
  })

  it('what people read, and a name of something else, is none', () => {
    expect(kinds('<Button name="nome" label="Nome" />')).toEqual([])
    expect(kinds("const f = { key: 'tipo', header: 'Tipo' }")).toEqual([])
    expect(kinds('<AddressLink to={address} />')).toEqual([])
  })
})

describe('what a screen does', () => {
  it.each<[WebKind, string, string]>([
    ['condition', '<Field required />', '<Field required={false} />'],
    ['condition', '<Field disabled={busy} />', '<Field disabled={!(busy)} />'],
    ['condition', 'ask({ enabled: true })', 'ask({ enabled: false })'],
    ['condition', 'if (left) go()', 'if (!(left)) go()'],
    ['condition', 'const a = <p>{open && <b />}</p>', 'const a = <p>{!(open) && <b />}</p>'],
    ['order', 'const a = rows.toReversed()', 'const a = rows'],
    ['order', 'const a = rows.toSorted(by)', 'const a = rows.toSorted(by).toReversed()'],
    ['role', "may('rh', 'manage')", "may('rh', 'read')"],
    ['role', "can(session, 'rh', 'read')", "can(session, 'rh', 'employee')"],
    ['handler', '<Button onClick={save} />', '<Button onClick={() => {}} />'],
    ['value', '<b>{row.cidade}</b>', '<b>{row.cidade}{row.cidade}</b>'],
    ['value', 'const a = `de ${cidade}`', 'const a = `de ${cidade}${cidade}`'],
    ['default', 'const a = total ?? 0', 'const a = total ?? 1'],
    ['default', 'useState(false)', 'useState(true)'],
    ['default', "<Page blank={{ nome: '' }} />", "<Page blank={{ nome: 'x' }} />"],
  ])('%s: %s', (kind, text, wrong) => {
    expect(found(text)).toEqual([[kind, wrong]])
  })

  it("a list's own key says nothing to anybody", () => {
    expect(kinds('<Line key={`${row.tipo}-${row.id}`} />')).toEqual([])
  })

  it('a sort in place, which nobody takes the answer of, is left alone', () => {
    expect(kinds('rows.sort(by)')).toEqual([])
  })
})

describe('the mistakes of a run', () => {
  const many = (kind: WebKind, count: number): WebMutation[] =>
    Array.from({ length: count }, (_, n) => ({
      file: `${kind}${n}.tsx`,
      line: n,
      kind,
      start: n,
      end: n,
      was: '',
      by: 'x',
    }))
  const all = [...many('field', 50), ...many('column', 50), ...many('condition', 50), ...many('order', 2)]

  it('are the same for the same seed, and others for another', () => {
    expect(chooseMutations(all, 20, [7])).toEqual(chooseMutations(all, 20, [7]))
    expect(chooseMutations(all, 20, [7])).not.toEqual(chooseMutations(all, 20, [8]))
  })

  it('of several seeds are as many for each, no two in one file', () => {
    const pooled = chooseMutations(all, 20, seedsIn('7,8'))
    expect(pooled.slice(0, 20)).toEqual(chooseMutations(all, 20, [7]))
    expect(new Set(pooled.map(({ file }) => file)).size).toBe(40)
    expect(() => seedsIn('7,x')).toThrow('7,x')
  })

  it('are strings for three fifths, their kinds in turn until one has no place left, no two in one file', () => {
    const chosen = chooseMutations(all, 20, [1])
    expect(
      Object.fromEntries(
        [...Map.groupBy(chosen, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]),
      ),
    ).toEqual({ field: 6, column: 6, condition: 6, order: 2 })
    expect(new Set(chosen.map(({ file }) => file)).size).toBe(20)
  })
})

describe('who is asked about a mistake', () => {
  const importers = importersIn(
    new Map([
      ['apps/web/src/features/a/a-page.test.tsx', "import { APage } from './a-page.tsx'"],
      ['apps/web/src/features/a/a-page.tsx', "import { columns } from '@/features/a/columns.tsx'"],
      ['apps/web/src/features/a/columns.test.ts', "import './columns.tsx'"],
      ['apps/web/src/routeTree.gen.ts', "import { Route } from './features/a/a-page.tsx'"],
      ['apps/web/src/all.test.ts', "import { routeTree } from './routeTree.gen.ts'"],
    ]),
  )

  it('tests that import the file, the nearest first, and none that imports everything', () => {
    expect(relatedTests(importers, 'apps/web/src/features/a/columns.tsx')).toEqual([
      'apps/web/src/features/a/columns.test.ts',
      'apps/web/src/features/a/a-page.test.tsx',
    ])
    expect(relatedTests(importers, 'apps/web/src/features/b/b.tsx')).toEqual([])
  })

  it('then the screens of the walk that show it, by their own names', () => {
    const routes = [
      { id: '/fleet/list', path: '/fleet/list', file: './routes/_app/fleet/list' },
      { id: '/news/$id', path: '/news/$id', file: './routes/_app/news/$id' },
    ]
    const shown = importersIn(
      new Map([
        ['apps/web/src/features/a/a-page.tsx', "import { columns } from './columns.tsx'"],
        ['apps/web/src/routes/_app/news/$id.tsx', "import { APage } from '@/features/a/a-page.tsx'"],
        ['apps/web/src/routeTree.gen.ts', "import { Route } from './routes/_app/news/$id.tsx'"],
      ]),
    )
    const walks = walkedScreens(shown, 'apps/web/src/features/a/columns.tsx', routes)
    expect(walks.map(({ file }) => file)).toEqual([
      'apps/web/src/test/screen-walk/others.test.ts',
      'apps/web/src/test/screen-walk/pressed/others.test.ts',
    ])
    for (const { names } of walks) {
      expect(names!.test('/news/$id')).toBe(true)
      expect(names!.test('/news/$id/edit')).toBe(false)
    }
  })

  it('alone, where the compiler refuses a file that uses it', () => {
    const columns = 'apps/web/src/features/a/columns.tsx'
    expect(uses(importers, 'apps/web/src/routeTree.gen.ts', columns)).toBe(true)
    expect(uses(importers, columns, columns)).toBe(true)
    expect(uses(importers, columns, 'apps/web/src/features/a/a-page.tsx')).toBe(false)
  })

  it('the compiler, by the places that it names', () => {
    const output = 'apps/web/src/a.tsx(12,5): error TS2322: Type \'"nomex"\' is not…\n  Types of property…\n'
    expect(faultsIn(output)).toEqual([
      { file: 'apps/web/src/a.tsx', line: 12, text: 'TS2322: Type \'"nomex"\' is not…' },
    ])
  })
})
