/** The record of a screen: what it asks and shows. */
import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { common } from '@intranet/contract/messages'
import { watchDoors } from './browser-doors.ts'
import { changes } from './changed-lines.ts'
import { drawnOn } from './drawn-shapes.ts'
import { TODAY } from './made-answers.ts'
import { forgetTimers, holdTimers, takeAsked } from './made-server.ts'
import { openScreen, type Screen } from './open-screen.tsx'
import { people } from './people.ts'
import { type Opened, pressedScreen, readScreen } from './pressed-screen.ts'
import { drawnScreen } from './drawn-screen.ts'

const written = ({ came, went }: ReturnType<typeof changes>) => [
  ...(went.length > 0 ? [`    − ${went.length} lines`] : []),
  ...came.map((line) => `    + ${line}`),
]

/** The whole of a screen as it is shown to each of them, and what its controls do. */
export async function recordOf(screen: Screen): Promise<{ shown: string; pressed: string }> {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  holdTimers()
  watchDoors()
  const lines: string[] = []
  let full: string[] = []
  const pressed: string[] = []
  let opened: Opened = new Map()
  for (const [name, person] of Object.entries(people)) {
    const router = await openScreen(screen, person)
    const shown = drawnScreen(document.body)
    lines.push(`${name}:`)
    if (name === 'superadmin') {
      full = shown
      lines.push(...takeAsked().map((one) => `  asks ${one}`), ...shown.map((line) => `  ${line}`))
      lines.push(...drawnOn(document.body).map((line) => `  ${line}`))
      const walked = await pressedScreen(screen, router)
      pressed.push(...walked.lines)
      opened = walked.opened
    } else if (shown.some((line) => line.includes(common.forbidden))) lines.push('  refused')
    else {
      const { came, went } = changes(full, shown)
      lines.push(...written({ came, went: person.telling === 'bare' ? [] : went }))
      if (person === people['whoever reads everything'])
        pressed.push(...(await readScreen(screen, router, opened)))
    }
  }
  cleanup()
  forgetTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  return { shown: lines.join('\n'), pressed: pressed.join('\n') }
}
