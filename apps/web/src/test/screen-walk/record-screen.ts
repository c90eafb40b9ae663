/** The record of a screen: what it asks and shows. */
import { cleanup } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { common } from '@intranet/contract/messages'
import { watchDoors } from './browser-doors.ts'
import { changes } from './changed-lines.ts'
import { TODAY } from './made-answers.ts'
import { forgetTimers, holdTimers, takeAsked } from './made-server.ts'
import { wrongTones } from './one-tone.ts'
import { openScreen, type Screen } from './open-screen.tsx'
import { people } from './people.ts'
import { anatomyFaults } from './record-anatomy.ts'
import { type Opened, pressedScreen, readScreen } from './pressed-screen.ts'
import { drawnParagraphs } from './drawn-screen.ts'
import { silentFields } from './silent-fields.ts'
import { statusOn } from './status-off.ts'
import { folded } from './folded-lines.ts'

/** What somebody else sees otherwise than a superadmin with everything there. */
const differences = ({ came, went }: ReturnType<typeof changes>): string[] => [
  ...(went.length > 0 ? [`− ${went.length} lines`] : []),
  ...came.map((line) => `+ ${line}`),
]

/** Those who see the same otherwise are named together; who sees what a superadmin does is not named. */
function writtenDifferences(seen: readonly (readonly [name: string, lines: string[]])[]): string[] {
  const alike = Map.groupBy(
    seen.filter(([, lines]) => lines.length > 0),
    ([, lines]) => lines.join('\n'),
  )
  return [...alike.values()].flatMap((all) =>
    folded(`${all.map(([name]) => name).join(' and ')}: `, all[0]![1], '    '),
  )
}

/** The whole of a screen as it is shown to each of them, and what its controls do. */
export async function recordOf(screen: Screen): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  holdTimers()
  watchDoors()
  const lines: string[] = []
  let full: string[] = []
  const seen: [name: string, lines: string[]][] = []
  const pressed: string[] = []
  let opened: Opened = new Map()
  for (const [name, person] of Object.entries(people)) {
    const router = await openScreen(screen, person)
    const paragraphs = drawnParagraphs(document.body)
    const shown = paragraphs.flat()
    expect(wrongTones(document.body), screen.address).toEqual([])
    expect(statusOn(screen.address, document.body), screen.address).toEqual([])
    expect(silentFields(document.body), screen.address).toEqual([])
    expect(anatomyFaults(document.body), screen.address).toEqual([])
    if (name === 'superadmin') {
      full = shown
      lines.push(...folded('asks ', takeAsked(), '    '))
      lines.push(...paragraphs.flatMap((paragraph) => folded('  ', paragraph, '  ')))
      const walked = await pressedScreen(screen, router)
      pressed.push(...walked.lines)
      opened = walked.opened
    } else if (shown.some((line) => line.includes(common.forbidden))) seen.push([name, ['refused']])
    else {
      const { came, went } = changes(full, shown)
      seen.push([name, differences({ came, went: person.telling === 'bare' ? [] : went })])
      if (person === people['whoever reads everything'])
        pressed.push(...(await readScreen(screen, router, opened)))
    }
  }
  cleanup()
  forgetTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  lines.push(...writtenDifferences(seen))
  if (pressed.length > 0) lines.push('pressed:', ...pressed)
  return lines.join('\n')
}
