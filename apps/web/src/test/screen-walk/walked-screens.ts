/** The screens of an area, walked: what each asks and shows, and what its controls do, is written down (CONTRIBUTING.md). */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { generatedRows, source } from '../../../route-tables.ts'
import { type Area, areaOf } from './areas.ts'
import type { Screen } from './open-screen.tsx'
import { refusedCalls } from './offered-calls.ts'
import { drawnRecord, inWalk, pressedRecord } from './record-screen.ts'

const files = import.meta.glob<{ Route: never }>('../../routes/**/*.tsx')

const given: Record<string, string> = { door: 'internal', setLogin: 'enter', search: 'internet' }
/** Screens that take their record from what is asked of the address. */
const queries: [address: RegExp, query: string][] = [
  [
    /communication-scale|\/edit$|post-event\/edit|resume\/(certificate|course|professional)/,
    '?id=1&idCampaign=1&idRule=1',
  ],
  [/report\/\w+\/details$/, '?campaign=1&channel=1&city=1&seller=1'],
  [/results-campaigns/, '?idCampaign=1&id_campanha=1&id_result=1'],
  [/solicitations\/details$/, '?id=1'],
  [/leads-sem-cobertura\/relatorio/, '?provedor=1&cidade=Alfa&bairro=Beta&rua=Gama'],
  [/onboarding\/employee\/content$/, '?idOnboarding=1'],
]
/** They lead somebody who is signed in elsewhere. */
const GUESTS = /^\/(home\/login|intranet)\b/
/** Without a record there is nothing to edit. */
const NEEDS_ID = /\/edit\/\{-\$id\}/

function addressOf(path: string): string {
  const plain = path
    .replace(NEEDS_ID, '/edit/1')
    .replace(/\/\{-\$\w+\}/g, '')
    .replace(/(.)\/$/, '$1')
  const filled = plain.replace(/\$(\w*)/g, (_, name: string) => given[name] ?? '1')
  return filled + (queries.find(([fits]) => fits.test(plain))?.[1] ?? '')
}

/**
 * One screen takes a fifth of a second. None where the run ends files that stand still: an import that never ends would
 * use up the limit of each test.
 */
const LONGEST = process.env.STILL_FILES ? 0 : 300_000
const layouts = { AppRoute: '/_app', OpenRoute: '/_open' } as const

/** Every screen that shows something, by its route's id. */
export const allScreens = (): [string, Screen][] =>
  generatedRows().flatMap((row): [string, Screen][] => {
    const { id, path, parent, file } = row
    if (path === undefined) return []
    // Ways to other addresses show nothing.
    if (!/\bcomponent\b/.test(readFileSync(source(row), 'utf8'))) return []
    const layout = layouts[parent as keyof typeof layouts]
    const load = files[`../../${file.slice(2)}.tsx`]!
    return [[id, { load, id, path, layout, address: addressOf(path), guest: GUESTS.test(path) }]]
  })

function walk(area: Area, look: (screen: Screen) => Promise<void>): void {
  const screens = allScreens().filter(([, { path }]) => areaOf(path) === area)
  // What every screen shares is loaded before one of them is timed.
  beforeAll(() => import('@/screens.ts'), LONGEST)
  it.each(screens)('%s', { timeout: LONGEST }, (_, screen) => look(screen))
}

export const walkScreens = (area: Area): void =>
  walk(area, async (screen) => expect(await drawnRecord(screen)).toMatchSnapshot())
export const pressScreens = (area: Area): void =>
  walk(area, async (screen) => expect(await pressedRecord(screen)).toMatchSnapshot())
/** What a screen offers is permitted to who sees it. */
export const offerScreens = (area: Area): void =>
  walk(area, async (screen) => expect(await inWalk(() => refusedCalls(screen))).toEqual([]))
