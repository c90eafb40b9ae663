/** Screens send the version that they show (docs/platform.md#decisions-of-what-was-read). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { procedures } from './walked-procedures.ts'

const web = join(import.meta.dirname, '../../web/src/features')

/** Each switch says one thing, and the next one is pressed before the list was read again. */
const SWITCHES = ['restrictions.update']

const takesVersion = (schema: z.ZodType) => {
  const { properties, anyOf = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return [{ properties }, ...anyOf].some((branch) => branch.properties?.updated_at !== undefined)
}
const versioned = procedures
  .filter(
    ([path, { type, inputs }]) =>
      type === 'mutation' && !SWITCHES.includes(path) && inputs.some(takesVersion),
  )
  .map(([path]) => path)

/** What is between the brackets that begin at `start`. */
function callAt(text: string, start: number): string {
  let open = 0
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '(') open += 1
    if (text[place] === ')') open -= 1
    if (open === 0) return text.slice(start, place)
  }
  return text.slice(start)
}

/** An object that is written out, neither with the version nor with a record in it. */
const lacksVersion = (call: string) => /^\(\s*\{/.test(call) && !/updated_at|\.\.\.\w/.test(call)

it('every call of a procedure that takes the version names it', () => {
  expect(versioned.length).toBeGreaterThan(100)
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter((path) => !path.includes('.test'))
  const without = files.flatMap((path) => {
    const text = readFileSync(join(web, path), 'utf8')
    return versioned.flatMap((procedure) => {
      const call = `api.${procedure}.mutate(`
      const starts = [...text.matchAll(new RegExp(call.replaceAll(/[.(]/g, String.raw`\$&`), 'g'))]
      const direct = starts.some(({ index }) => lacksVersion(callAt(text, index + call.length - 1)))
      const saved = text.includes(`trpc.${procedure}.mutationOptions`) && !text.includes('updated_at')
      return direct || saved ? [`${path}: ${procedure}`] : []
    })
  })
  expect(without).toEqual([])
})
