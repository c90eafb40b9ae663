/** What asks for no role is on one of these lists: nothing is opened to everybody by mistake. */
import type { Ability } from '@intranet/contract/access'
import { describe, expect, it } from 'vitest'
import { choicesOfRoles, openTo } from './open-procedures.ts'
import { procedures } from './walked-procedures.ts'

const roleNeeded = (ability: Ability) => !(ability in openTo)
const abilities = Object.keys(openTo) as (keyof typeof openTo)[]
/** A list's choices are open to everybody who fills in a form, unless they are named as a role's. */
const isChoice = (path: string) => path.endsWith('.options') && !choicesOfRoles.includes(path)
const listOf = (path: string) =>
  abilities.find((ability) => openTo[ability].includes(path)) ?? (isChoice(path) ? 'signedIn' : undefined)

describe('without a role', () => {
  it.each(procedures)('%s is for nobody, or for those of its list', (path, { meta: { access } }) => {
    const listed = listOf(path)
    if (listed) expect(access.ability).toBe(listed)
    else expect(access.ability).toSatisfy(roleNeeded)
  })

  it('the lists name procedures that are there, each once', () => {
    const named = [...Object.values(openTo).flat(), ...choicesOfRoles]
    expect(named.filter((path) => !procedures.some(([one]) => one === path))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})
