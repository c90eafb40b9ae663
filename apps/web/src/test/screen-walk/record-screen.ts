/** The record of a screen: what it asks and shows. */
import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { common } from '@intranet/contract/messages'
import { TODAY } from './made-answers.ts'
import { forgetTimers, holdTimers, takeAsked } from './made-server.ts'
import { openScreen, type Screen } from './open-screen.tsx'
import { people } from './people.ts'
import { toldScreen } from './told-screen.ts'

/** Lines that came, and lines that went. */
function changes(before: readonly string[], after: readonly string[]): { came: string[]; went: string[] } {
  const went = [...before]
  const came = after.filter((line) => {
    const at = went.indexOf(line)
    if (at >= 0) went.splice(at, 1)
    return at < 0
  })
  return { came, went }
}
const written = ({ came, went }: ReturnType<typeof changes>) => [
  ...(went.length > 0 ? [`    − ${went.length} lines`] : []),
  ...came.map((line) => `    + ${line}`),
]

/** The whole of a screen as it is shown to each of them. */
export async function recordOf(screen: Screen): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  holdTimers()
  const lines: string[] = []
  let full: string[] = []
  for (const [name, person] of Object.entries(people)) {
    await openScreen(screen, person)
    const shown = toldScreen(document.body)
    lines.push(`${name}:`)
    if (name === 'superadmin') {
      full = shown
      lines.push(...takeAsked().map((one) => `  asks ${one}`), ...shown.map((line) => `  ${line}`))
    } else if (shown.some((line) => line.includes(common.forbidden))) lines.push('  refused')
    else {
      const { came, went } = changes(full, shown)
      lines.push(...written({ came, went: person.telling === 'bare' ? [] : went }))
    }
  }
  cleanup()
  forgetTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  return lines.join('\n')
}
