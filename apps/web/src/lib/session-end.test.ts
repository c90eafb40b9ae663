import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draftEpoch, draftFolder, draftsIn, keepDraft } from './draft.ts'
import { noteSessionEnd, useSessionEnd } from './session-end.ts'

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

it('what one tab was answered is known to the others, which notice it', async () => {
  noteSessionEnd(new Headers({ 'x-sessao-expira': '5000' }))
  expect(localStorage.getItem('fim-sessao')).toBe('5000')
  const { result } = renderHook(() => useSessionEnd())
  expect(result.current).toBe(5000)
  localStorage.setItem('fim-sessao', '9000')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'fim-sessao', newValue: '9000' })))
  expect(result.current).toBe(9000)
})

it('any other answer leaves drafts alone', async () => {
  noteSessionEnd(new Headers({ 'x-sessao-expira': '1' }))
  await new Promise((done) => setTimeout(done, 50))
  expect(draftsIn(mine)).toHaveLength(1)
})
