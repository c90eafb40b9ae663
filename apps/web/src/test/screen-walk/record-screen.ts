/** The record of a screen: what it asks and shows, and what its controls do. */
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
import { alikeOnce } from './alike-lines.ts'
import { anatomyFaults } from './record-anatomy.ts'
import { pressedScreen, readScreen } from './pressed-screen.ts'
import { drawnParagraphs, drawnScreen } from './drawn-screen.ts'
import { silentFields } from './silent-fields.ts'
import { statusOn } from './status-off.ts'
import { packed, type Paragraph } from '../../../../../tools/test/packed-lines.ts'

/** It has a place beside the name of its test. */
const SHORT = 100

/** What somebody else sees otherwise than a superadmin with everything there. */
const differences = ({ came, went }: ReturnType<typeof changes>): string[] => [
  ...(went.length > 0 ? [`− ${went.length} lines`] : []),
  ...came.map((line) => `+ ${line}`),
]

/** Those who see the same otherwise are named together; who sees what a superadmin does is not named. */
function writtenDifferences(seen: readonly (readonly [name: string, lines: string[]])[]): Paragraph[] {
  const alike = Map.groupBy(
    seen.filter(([, lines]) => lines.length > 0),
    ([, lines]) => lines.join('\n'),
  )
  return [...alike.values()].map((all) => ({
    head: `${all.map(([name]) => name).join(' and ')}: `,
    lines: all[0]![1],
    indent: '  ',
  }))
}

/** With the clock, the timers and the browser of the walk; all of it ends with `work`. */
export async function inWalk<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  holdTimers()
  watchDoors()
  const lines = await work()
  cleanup()
  forgetTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  return lines
}

/** A line alone is written on the line of the test's name. */
const asRecord = (lines: readonly string[]) =>
  lines.length > 1 || lines[0]!.length < SHORT ? lines.join('\n') : `${lines[0]}\n`

const isRefused = (shown: readonly string[]) => shown.some((line) => line.includes(common.forbidden))

/** The whole of a screen as it is shown to each of them. */
export const drawnRecord = (screen: Screen): Promise<string> =>
  inWalk(async () => {
    const paragraphs: Paragraph[] = []
    let full: string[] = []
    const seen: [name: string, lines: string[]][] = []
    for (const [name, person] of Object.entries(people)) {
      await openScreen(screen, person)
      const drawn = drawnParagraphs(document.body)
      const shown = drawn.flat()
      expect(wrongTones(document.body), screen.address).toEqual([])
      expect(statusOn(screen.address, document.body), screen.address).toEqual([])
      expect(silentFields(document.body), screen.address).toEqual([])
      expect(anatomyFaults(document.body), screen.address).toEqual([])
      if (name === 'superadmin') {
        full = shown
        paragraphs.push({ head: 'asks ', lines: takeAsked(), indent: '  ' })
        paragraphs.push(...drawn.map((lines) => ({ head: '  ', lines, indent: '  ' })))
      } else if (isRefused(shown)) seen.push([name, ['refused']])
      else {
        const { came, went } = changes(full, shown)
        seen.push([name, differences({ came, went: person.telling === 'bare' ? [] : went })])
      }
    }
    return asRecord(packed(alikeOnce([...paragraphs, ...writtenDifferences(seen)])))
  })

/** What the controls of a screen do for a superadmin, and what they open for somebody who only reads. */
export const pressedRecord = (screen: Screen): Promise<string> =>
  inWalk(async () => {
    const pressed = await pressedScreen(screen, await openScreen(screen, people.superadmin))
    const steps = [{ head: 'pressed:', lines: [], indent: '' }, ...pressed.steps]
    if (pressed.opened.size === 0) return asRecord(packed(alikeOnce(steps)))
    const router = await openScreen(screen, people.reader)
    if (!isRefused(drawnScreen(document.body)))
      steps.push(...(await readScreen(screen, router, pressed.opened)))
    return asRecord(packed(alikeOnce(steps)))
  })
