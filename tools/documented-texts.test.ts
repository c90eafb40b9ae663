import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const documented = JSON.parse(
  readFileSync(join(import.meta.dirname, 'documented-texts.json'), 'utf8'),
) as string[]

const isCode = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|gen|e2e)\.|(^|\/)test\/|node_modules/.test(file)
const sources = new Map(
  ['packages/contract/src', 'apps/server/src', 'apps/web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const),
  ),
)
const isMessages = (file: string) => /contract\/src\/(messages\/[\w-]+|messages)\.ts$/.test(file)
const literals = (text: string) => [`'${text}'`, `"${text}"`, `\`${text}\``]

it('a documented text has one key', () => {
  const messages = [...sources].filter(([file]) => isMessages(file)).map(([, code]) => code)
  const twice = documented.filter((text) => {
    const keys = messages.flatMap((code) =>
      literals(text).map((literal) => code.split(`: ${literal}`).length - 1),
    )
    return keys.reduce((sum, one) => sum + one, 0) > 1
  })
  expect(twice).toEqual([])
})

it('a documented text is said somewhere', () => {
  const all = [...sources.values()].map((code) => code.replace(/\s+/g, ' '))
  expect(documented.filter((text) => !all.some((code) => code.includes(text)))).toEqual([])
})

/** Objects whose keys come from elsewhere: names of errors, of reactions, of steps. */
const readByName = ['signInErrors', 'passwordResetErrors', 'reaction', 'signOnRefusals', 'outcomes']

const named = new Set(
  [...sources.values()].flatMap((code) => [
    ...[...code.matchAll(/\.(\w+)/g)].map(([, name]) => name!),
    ...[...code.matchAll(/const \{([^{}]*)\} = /g)].flatMap(([, names]) => names!.match(/\w+/g) ?? []),
  ]),
)

it('every key of a text is used', () => {
  const unused: string[] = []
  for (const [file, code] of sources) {
    if (!isMessages(file)) continue
    let object = ''
    for (const line of code.split('\n')) {
      object = /^(?:export )?const (\w+) = /.exec(line)?.[1] ?? object
      const key = /^ {2}(\w+):/.exec(line)?.[1]
      if (key && !readByName.includes(object) && !named.has(key)) unused.push(`${object}.${key}`)
    }
  }
  expect(unused).toEqual([])
})
