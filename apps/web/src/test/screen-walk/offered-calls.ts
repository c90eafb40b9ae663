/** What a screen offers somebody is permitted to them: nothing is asked that would refuse them. */
import { opens, type Needs } from '@/lib/needs.ts'
import { walkPeople } from '../../../../../tools/test/walk-people.ts'
import { act, fireEvent } from '@testing-library/react'
import { controlsNow, findControl, layerName, sends } from './controls.ts'
import { changeField } from './field-values.ts'
import { drawnScreen, nameOf } from './drawn-screen.ts'
import { fillForm } from './filled-form.ts'
import { mayCall } from './made-answers.ts'
import { settled, takeAsked } from './made-server.ts'
import { openScreen, type Screen } from './open-screen.tsx'
import type { Person } from './people.ts'
import { type Found, PressedPage } from './pressed-page.ts'

/** So many controls of a screen, for each person. */
const MOST = 60
const PROCEDURE = /^([a-zA-Z]+\.[a-zA-Z]+) /

/** What the record's answer says of who asks: made answers say yes to everybody, the server's tests keep the real ones. */
const BY_ANSWER =
  /^(applicants|applicationReviews|careerTemplates|keywords|offerLetters|offers)\.|^(documents\.mine|equipmentRequests\.decide)$/

interface Call {
  procedure: string
  /** What was pressed until it was asked. */
  way: string
}

const callsIn = (asked: readonly string[], way: string): Call[] =>
  asked.flatMap((text) => {
    const procedure = PROCEDURE.exec(text)?.[1]
    return procedure ? [{ procedure, way }] : []
  })

/** Types into the boxes that search, and presses Enter. */
async function searchAll(): Promise<void> {
  for (const box of document.querySelectorAll<HTMLInputElement>('input')) {
    if (!box.isConnected || !nameOf(box).startsWith('Buscar')) continue
    act(() => changeField(box))
    act(() => void fireEvent.keyDown(box, { key: 'Enter' }))
    await settled()
  }
}

/** Presses each control, and fills and sends the forms that it opens. */
async function pressAll(page: PressedPage): Promise<Call[]> {
  const found: Call[] = []
  const seen = new Set<string>()
  const unseen = (before: Found['before']): Found[] => {
    const layer = layerName()
    return controlsNow().flatMap((control) => {
      const key = `${layer} ${control.kind}`
      if (seen.has(key)) return []
      seen.add(key)
      return [{ ...control, before, layer }]
    })
  }
  const waiting = unseen([])
  await searchAll()
  found.push(...callsIn(page.changed(), 'searches'))
  for (let pressed = 0; pressed < MOST && waiting.length > 0; pressed++) {
    const next = waiting.shift()!
    if (!(await page.reach(next))) continue
    const element = findControl(next)
    if (element && sends(element)) await fillForm(0)
    await page.press(next)
    const way = `[${[...next.before, next].map(({ name }) => name).join(' › ')}]`
    found.push(...callsIn(page.changed(), way))
    if (page.isHome()) waiting.unshift(...unseen([...next.before, next]))
  }
  return found
}

/** Of each person of the demo who may open the screen: what it asks that refuses them, by what they press. */
export async function refusedCalls(screen: Screen): Promise<string[]> {
  const { needs } = (await screen.load()).Route.options.staticData as { needs: Needs }
  /** Of who sees the same, the first presses; another one does where what the first asked would refuse them. */
  const pressed = new Map<string, Call[]>()
  const found: string[] = []
  for (const { login, holder } of walkPeople) {
    if (login === 'superadmin' || !opens(needs, holder)) continue
    const person: Person = { ...holder, telling: 'full' }
    const router = await openScreen(screen, person)
    const refused = (calls: readonly Call[]) =>
      calls.flatMap(({ procedure, way }) =>
        mayCall(login, procedure) || BY_ANSWER.test(procedure) ? [] : [`${login} ${way} ${procedure}`],
      )
    found.push(...refused(callsIn(takeAsked(), 'opens')))
    const look = drawnScreen(document.body).join('\n')
    const known = pressed.get(look)
    if (known && refused(known).length === 0) continue
    const own = await pressAll(new PressedPage(screen, person, router))
    if (!known) pressed.set(look, own)
    found.push(...refused(own))
  }
  return found
}
