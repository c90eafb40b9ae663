/** `docs/access-table.md` says who may call each procedure, and whose rows each role is shown: asked of the running app. */
import { grantableModules, grantableRoles, levels, partnerRoles, SUPERADMIN } from '@intranet/contract/access'
import { factors } from '@intranet/contract/messages/factors'
import type { TRPCError } from '@trpc/server'
import { expect, it } from 'vitest'
import type { Exposure } from '../src/platform/procedure/exposure.ts'
import type { UserOverrides } from './factories/users.ts'
import { answersOf, FAR, inputsOf, plantedWorld, shows } from './planting/planted-world.ts'
import { reachOfWrite, takesId } from './planting/write-reach.ts'
import { at, procedures } from './walked-procedures.ts'

type Walked = (typeof procedures)[number]

const world = await plantedWorld()
const { as, place } = world
const known = await world.plantFar()
const atHome = { empresas: [place.id_empresa], ...place }

/** Who asks: each role by itself, of an employee; and people without one. */
const askers: [name: string, who: UserOverrides | null][] = [
  ['guest', null],
  ['candidate', { employee: false }],
  ['employee', atHome],
  ...partnerRoles.map((role): [string, UserOverrides] => [
    `partner ${role}`,
    { ...atHome, employee: false, roles: [role] },
  ]),
  ...grantableRoles.map((role): [string, UserOverrides] => [role, { ...atHome, roles: [role] }]),
]
const people = await Promise.all(askers.map(async ([name, who]) => ({ name, ...(await as(who)) })))
const admin = people.find(({ name }) => name === SUPERADMIN)!

/** Inputs of a reading that show another provider's rows to who sees all. */
const MOST_TRIED = 12
const MOST_SHOWING = 1

async function showing(walked: Walked): Promise<unknown[]> {
  const found: unknown[] = []
  for (const input of inputsOf(walked, known).slice(0, MOST_TRIED)) {
    const [answer] = await answersOf(admin.call, walked, [input])
    if (shows(FAR, answer!)) found.push(input)
    if (found.length === MOST_SHOWING) break
  }
  return found
}

/** Their schemas are read once, not for each asker. */
const idTakers = new Set(procedures.filter(takesId).map(([path]) => path))

const isOfRows = ([, { type, meta }]: Walked) => type === 'query' && /ows?$/i.test(meta.exposure)

/** What an answer holds where no planted row shows its owner: what its procedure says of itself. */
const words: Record<Exposure, string> = {
  public: 'public',
  reference: 'reference',
  own: 'own',
  providerRows: 'own rows',
  departmentRows: 'own rows',
  everyRow: 'all rows',
  figures: 'figures',
  departmentFigures: 'figures',
  nothing: 'ids',
}
/** Superadmins see rows of all providers; what a planted row shows depends on the day, the word does not. */
const wordOf = ([, { meta }]: Walked, name: string) =>
  name === SUPERADMIN && words[meta.exposure] === 'own rows' ? 'all rows' : words[meta.exposure]

/** Who is asked for the password again may call it: an earlier procedure of the walk ended the session. */
const isRefused = (asked: Promise<unknown>) =>
  asked.then(
    () => false,
    ({ code, message }: TRPCError) =>
      ['FORBIDDEN', 'UNAUTHORIZED'].includes(code) && message !== factors.confirmFirst,
  )

async function reachOf(walked: Walked, inputs: readonly unknown[], { name, call }: (typeof people)[number]) {
  if (await isRefused(at(call, walked[0])({ junk: true }))) return 'refused'
  if (walked[1].type !== 'query')
    return idTakers.has(walked[0]) ? reachOfWrite(walked, name === SUPERADMIN) : 'writes'
  if (!inputs.length) return wordOf(walked, name)
  const answers = await answersOf(call, walked, inputs)
  return answers.some((answer) => shows(FAR, answer)) ? 'all rows' : 'own rows'
}

/** `rh:leitor+`: that level of a module and those above it. */
function shortened(names: readonly string[]): string {
  const left = new Set(names)
  const short: string[] = []
  for (const module of grantableModules) {
    const had = levels.filter((level) => left.has(`${module}:${level}`))
    for (const level of had) left.delete(`${module}:${level}`)
    const from = had.at(-1)
    if (from && had.length === levels.indexOf(from) + 1)
      short.push(had.length > 1 ? `${module}:${from}+` : `${module}:${from}`)
    else short.push(...had.map((level) => `${module}:${level}`))
  }
  return [...left, ...short].join(' ')
}

const everyone = people.map(({ name }) => name)
const signedIn = everyone.filter((name) => name !== 'guest')
const employees = signedIn.filter((name) => name !== 'candidate' && !name.startsWith('partner'))
const groups: [string, string[]][] = [
  ['everybody', everyone],
  ['signed in', signedIn],
  ['employees', employees],
]

/** Who has one reach: the group that fits best, without some, and those beside it. */
function named(names: readonly string[]): string {
  const fitting = groups
    .map(([word, group]) => ({ word, group, others: group.filter((name) => !names.includes(name)) }))
    .filter(({ others }) => others.length <= 3)
    .toSorted((one, other) => one.others.length - other.others.length)[0]
  if (!fitting) return shortened(names)
  const beside = names.filter((name) => !fitting.group.includes(name))
  const but = fitting.others.length ? ` but ${shortened(fitting.others)}` : ''
  return [fitting.word + but, ...(beside.length ? [shortened(beside)] : [])].join(', ')
}

const routerOf = ([path]: Walked) => path.slice(0, path.lastIndexOf('.'))

async function lineOf(walked: Walked): Promise<string> {
  const inputs = isOfRows(walked) ? await showing(walked) : []
  const reached = new Map<string, string[]>()
  const reaches = await Promise.all(people.map((person) => reachOf(walked, inputs, person)))
  for (const [index, reach] of reaches.entries())
    if (reach !== 'refused') reached.set(reach, [...(reached.get(reach) ?? []), people[index]!.name])
  const parts = [...reached].map(([reach, names]) => `${reach}: ${named(names)}`)
  return `${walked[0].slice(routerOf(walked).length + 1)} · ${parts.join(' · ') || 'nobody'}`
}

const HEAD = `# Access table

Who may call each procedure, and whose rows they are shown. Asked of the running app by
\`apps/server/test/access-table.test.ts\`: a person of each role, at one provider, beside marked rows of that provider and of
another one. Who is not named in a line is refused. A line that differs is a right that was widened or narrowed: read it.

- \`all rows\`: a row of the other provider was shown; \`own rows\`: none was. Where no planted row shows whose it is, the
  procedure's own word is here, to which \`scope-walk.test.ts\` keeps it.
- \`own\`: what concerns the caller alone. \`figures\`: numbers of own rows. \`reference\`: what belongs to the whole group.
  \`public\`: what anybody may know. \`ids\`: ids and counts alone.
- \`writes own\`: it changes rows of the caller's providers, or the caller's, and points at these alone; \`writes all\`: those of
  every provider, or of none. \`writes\`: it takes no row, or no planted row shows whose it is: who may call it. One list says
  which (\`planting/write-reach.ts\`), and \`write-walk.test.ts\` keeps each \`writes own\` by rows of the other provider, and what superadmins
  write all of by their change.
- \`rh:leitor+\`: that level of the module and those above it. \`candidate\`: without work and roles. \`partner\`: sells from
  outside.`

it('each role reaches what docs/access-table.md says (write it again with -u)', async () => {
  const sections: string[] = []
  for (const [router, all] of Map.groupBy(procedures, routerOf)) {
    const lines: string[] = []
    for (const walked of all) lines.push(await lineOf(walked))
    sections.push(`## ${router}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``)
  }
  await expect(`${[HEAD, ...sections].join('\n\n')}\n`).toMatchFileSnapshot('../../../docs/access-table.md')
  // Every procedure, by everybody.
}, 400_000)
