/** docs/asvs.md counts its own rows rightly, and each of them says what it has to. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countsOf, readRows, withCounts } from './asvs-rows.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = readRows(page)

describe('requirements of OWASP ASVS', () => {
  it('are counted in the head as they are in the rows (`node tools/asvs.ts` writes it)', () => {
    expect(page).toContain(`\n${countsOf(rows)}\n`)
  })

  it('are all there, once: levels 1 and 2 of version 5.0 have 253', () => {
    expect(rows).toHaveLength(253)
    expect(new Set(rows.map(({ nr }) => nr)).size).toBe(253)
  })

  it('are met by a file that is there', () => {
    const without = rows.filter(
      ({ state, evidence }) =>
        state === 'met' &&
        ![...evidence.matchAll(/`([^`\s#]+)[^`]*`/g)].some(([, path = '']) => existsSync(join(root, path))),
    )
    expect(without).toEqual([])
  })

  it('name tests and functions that are in their files', () => {
    const wrong = rows
      .filter(({ state }) => state === 'met')
      .flatMap(({ nr, evidence }) =>
        [...evidence.matchAll(/`([\w./-]+\.ts)` \(([^)]*)\)/g)].flatMap(([, path = '', named = '']) => {
          const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
          const tests = path.endsWith('.test.ts')
            ? [...named.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one)
            : []
          const functions = /^`?([a-z]\w*[A-Z]\w*)`?(?:[,: ]|$)/.exec(named)?.slice(1) ?? []
          return [...tests, ...functions]
            .filter((one) => !text.includes(one))
            .map((one) => `${nr}: ${path} ${one}`)
        }),
      )
    expect(wrong).toEqual([])
  })

  it('say why, whatever their state is', () => {
    expect(rows.filter(({ evidence }) => evidence.length < 4)).toEqual([])
  })
})

const row = (nr: string, state: string) => `| ${nr} | ${state} | something | because |\n`
const made = `Of 9 requirements nothing is known.\n\n${row('1.1.1', 'met')}${row('1.1.2', 'n/a')}${row('1.1.10', 'not met')}${row('2.1.1', 'met')}`

it('a share is of those that apply, rounded down', () => {
  expect(withCounts(made)).toMatch(
    /^Of 4 requirements 2 are met, 1 do not apply, 1 are not met: 66 % of those that apply\.$/m,
  )
})

it('a row with a state of its own is refused', () => {
  expect(() => readRows(row('1.1.1', 'partly'))).toThrow('1.1.1')
})
