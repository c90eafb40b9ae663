import { beforeEach, expect, it, vi } from 'vitest'
import { draftEpoch, draftFolder, draftsIn, keepDraft } from './draft.ts'
import { noteSessionEnd } from './session-end.ts'

const typed = { id: 'a', version: '1', fields: { nome: { label: 'Nome', shown: 'Ana', value: 'Ana' } } }
const [mine, others] = [draftFolder(7, 'cargo'), draftFolder(71, 'cargo')]

beforeEach(() => {
  localStorage.clear()
  for (const folder of [mine, others]) keepDraft(folder, typed)
})

it('an answer that says whose session was ended drops the drafts of that person, and open forms keep nothing more', async () => {
  const before = draftEpoch()
  noteSessionEnd(new Headers({ 'x-sessao-encerrada': '7' }))
  await vi.waitFor(() => expect(draftsIn(mine)).toEqual([]))
  expect(draftsIn(others)).toHaveLength(1)
  expect(draftEpoch()).toBe(before + 1)
})

it('any other answer leaves drafts alone', async () => {
  noteSessionEnd(new Headers({ 'x-sessao-expira': '1' }))
  await new Promise((done) => setTimeout(done, 50))
  expect(draftsIn(mine)).toHaveLength(1)
})
