// Puts a wrong letter into strings that join two places, in server and screens: at most one in fifteen may compile.
// `--seed 7` (or several, pooled: `--seed 7,8,9`), `--count 45` of each, `--kind column`, `--list`.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawByKind, seeded, seedsIn } from '../seeded.ts'
import { placesIn } from '../syntax.ts'
import { readWebMutations } from '../web/choose.ts'
import { SCREENS, SERVER, startTypeCheck, type CheckedPart, type Mistake } from '../web/type-check.ts'
import { STRINGS } from '../web/web-mutation.ts'
import { SERVER_STRINGS, serverStringKind } from './find-server-strings.ts'

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '45' },
    kind: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
/** Of fifteen wrong strings, so many may compile. */
const MAY_PASS = 1
/** The share of the server. */
const OF_SERVER = 2 / 3
const root = join(import.meta.dirname, '../../..')

interface WrongString extends Mistake {
  kind: string
  was: string
}

function wrongStringsIn(file: string): WrongString[] {
  const text = readFileSync(join(root, file), 'utf8')
  const lines = text.split('\n')
  return placesIn(file, text).flatMap((place) => {
    const kind = serverStringKind(place)
    if (!kind) return []
    const line = text.slice(0, place.node.start).split('\n').length
    // One letter more: the last one of a plain string, the first after the `/` of an address.
    const at = kind === 'address' ? place.node.start + 2 : place.node.end - 1
    return [{ file, line, kind, start: at, end: at, by: 'x', was: lines[line - 1]!.trim() }]
  })
}

const ofServer = (): WrongString[] =>
  globSync('apps/server/src/modules/**/*.ts', { cwd: root })
    .map((one) => one.replaceAll('\\', '/'))
    .filter((one) => !/\.test(-d)?\.ts$/.test(one))
    .toSorted()
    .flatMap(wrongStringsIn)

const isAsked = ({ kind }: { kind: string }) => !asked.kind || kind === asked.kind
const count = Number(asked.count)
const ofScreens = Math.round(count * (1 - OF_SERVER))
const seeds = seedsIn(asked.seed).map(seeded)

/** One wrong string in a file at most, so that all are checked at once. */
function draw(all: readonly WrongString[], kinds: readonly string[], wanted: number): WrongString[] {
  const files = new Set<string>()
  return seeds.flatMap((random) => drawByKind(all.filter(isAsked), kinds, wanted, random, files))
}
const server = draw(ofServer(), SERVER_STRINGS, count - ofScreens)
const screens = draw(readWebMutations(root), STRINGS, ofScreens)

const say = (line: string) => process.stdout.write(`${line}\n`)
const shown = ({ kind, file, line, was }: WrongString) =>
  `${kind.padEnd(9)} ${file}:${line}  ${was.slice(0, 90)}`

/** Those that the compiler does not refuse: in their own file when all are wrong at once, anywhere when one is. */
async function compiling(part: CheckedPart, wrong: readonly WrongString[]): Promise<WrongString[]> {
  if (wrong.length === 0) return []
  const check = await startTypeCheck(root, part)
  try {
    const together = await check.faults(wrong)
    const files = new Set(together.map(({ file }) => file))
    const passed: WrongString[] = []
    for (const one of wrong) {
      const refused = files.has(one.file) || (await check.faults([one])).length > 0
      say(`${refused ? '✓' : '✗'} ${shown(one)}`)
      if (!refused) passed.push(one)
    }
    return passed
  } finally {
    check.close()
  }
}

if (asked.list) for (const one of [...server, ...screens]) say(shown(one))
else {
  const passed = [...(await compiling(SERVER, server)), ...(await compiling(SCREENS, screens))]
  const all = server.length + screens.length
  say(`\nseed ${asked.seed}: ${passed.length} of ${all} wrong strings compile`)
  for (const one of passed) say(`- ${shown(one)}`)
  process.exitCode = passed.length * 15 <= all * MAY_PASS ? 0 : 1
}
