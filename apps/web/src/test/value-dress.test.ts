import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const files = globSync('{components,features}/**/*.{ts,tsx}', { cwd: web }).filter(
  (file) => !file.includes('.test.'),
)
const those = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(web, file), 'utf8')))

test('a percent has its one decimal and its space everywhere: formatPercent writes it', () => {
  expect(files.length).toBeGreaterThan(1000)
  // An axis alone says less: its steps are round.
  expect(those(/formatNumber\([^`\n]*\)\}(\u00a0|\\u00a0| )?%`/)).toEqual(['components/charts/chart-data.ts'])
})

test('a month is nov/2026 everywhere: formatMonth writes it', () => {
  expect(those(/'jan', 'fev'|\.slice\(0, 3\)\.toLowerCase\(\)/)).toEqual([])
})
