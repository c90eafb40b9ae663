import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { twMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from './cn.ts'

const source = join(import.meta.dirname, '..')
const quoted = /'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g
const given = /<[A-Z](?:[^<>]|=>)*?className=("[^"]*"|\{[^}]*\})/g

/** What the parts have, and what they are given: a part's name begins with a capital letter. */
function classesOfParts(): string[] {
  const files = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.test.tsx'] })
  const texts = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    return file.startsWith('components/ui/') ? [text] : [...text.matchAll(given)].map(([, value]) => value!)
  })
  const strings = texts.flatMap((text) => [...text.matchAll(quoted)].map((found) => found.slice(1).join('')))
  return [...new Set(strings.flatMap((one) => one.split(/\s+/)))]
}

test('a later utility wins over one that sets the same, and nothing else goes', () => {
  expect(cn('h-8 px-2 text-sm text-danger', false, 'h-11 text-lg')).toBe('px-2 text-danger h-11 text-lg')
  expect(cn('button px-3', 'p-1')).toBe('button p-1')
})

test('every two classes of the parts are joined as by the whole table of tailwind-merge', () => {
  const classes = classesOfParts()
  expect(classes.length).toBeGreaterThan(300)
  const known = classes.filter((one) => twMerge(`${one} ${one}`) === one)
  expect(known.length).toBeGreaterThan(200)
  const different = known.flatMap((one) =>
    known
      .filter((other) => other !== one && cn(one, other) !== twMerge(one, other))
      .map((other) => `${one} ${other}`),
  )
  expect(different).toEqual([])
})
