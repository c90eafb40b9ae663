/** Links that were mailed before secrets stood behind `#` go on working (docs/security.md#links-with-a-secret). */
import { beforeAll, expect, it, vi } from 'vitest'
import { watchDoors } from './browser-doors.ts'
import { TODAY } from './made-answers.ts'
import { holdTimers, takeAsked } from './made-server.ts'
import { openScreen } from './open-screen.tsx'
import { people } from './people.ts'
import { allScreens } from './walked-screens.ts'

const SECRET = 'Ab-c_9Ab-c_9Ab-c_9Ab-c_9'
const screens = new Map(allScreens())

beforeAll(async () => {
  await import('@/screens.ts')
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  holdTimers()
  watchDoors()
})

it.each([
  ['/applicants/info', '/applicants/info', `/applicants/info?chave=${SECRET}`],
  ['/careers/interview/{-$chave}', '/careers/interview', `/careers/interview/${SECRET}`],
  ['/careers/invite/{-$chave}', '/careers/invite', `/careers/invite/${SECRET}`],
  ['/intranet', '/intranet', `/intranet?convite=${SECRET}`],
])('%s', async (id, now, old) => {
  const screen = screens.get(id)!
  const name = id === '/intranet' ? 'convite' : 'chave'
  const shown = async (address: string) => {
    await openScreen({ ...screen, address, guest: true }, people.employee)
    return { asked: takeAsked(), page: document.body.textContent }
  }
  const [without, asItWas, asItIs] = [
    await shown(now),
    await shown(old),
    await shown(`${now}#${name}=${SECRET}`),
  ]
  expect(asItWas).toEqual(asItIs)
  expect(asItWas).not.toEqual(without)
})
