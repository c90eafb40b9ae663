import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepWaiting, waitedEmail } from '@/features/access/auth/use-code-step.ts'
import RequiredReading from '@/features/content/news/required-reading.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { attendanceInTab, keepAttendance } from './attendance.ts'
import { clearStorage } from './clear-storage.ts'
import { forgetRecords, noteRecord, recentRecords } from './recent-records.ts'
import { readProfile, removeProfile } from './session-profile.ts'
import { inTab, onDevice } from './stored.ts'

afterEach(() => void vi.restoreAllMocks())

/** As a browser does that blocks all storage of a site. */
function blockStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, storage, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
}

test('what is kept is read again, and dropped by its key or whole', () => {
  expect(onDevice.write('one', '1')).toBe(true)
  expect(inTab.writeJson('two', { n: 2 })).toBe(true)
  expect([onDevice.read('one'), onDevice.read('two'), inTab.readJson('two')]).toEqual(['1', null, { n: 2 }])
  expect(onDevice.keys()).toEqual(['one'])
  onDevice.drop('one')
  inTab.clear()
  expect([onDevice.read('one'), inTab.readJson('two')]).toEqual([null, null])
  onDevice.write('bad', '{')
  expect(onDevice.readJson('bad')).toBe(null)
})

test('where the browser keeps nothing there is nothing, and nothing throws', () => {
  blockStorage()
  expect([onDevice.write('one', '1'), onDevice.writeJson('two', 2)]).toEqual([false, false])
  onDevice.drop('one')
  onDevice.clear()
  expect([onDevice.read('one'), onDevice.readJson('two'), onDevice.keys()]).toEqual([null, null, []])
})

const visit = { atendimento: 'a', protocolo: 'p', sistema: 's', cod_cliente: '1' }

test.each<[string, () => unknown]>([
  ['a customer in view', () => keepAttendance(visit)],
  ['a customer that was left', () => keepAttendance(null)],
  ['the end of a session', removeProfile],
  ['a sign-out', clearStorage],
  ['the names of records', forgetRecords],
  ['a record that was seen', () => noteRecord(7, { to: '/' as never, name: 'Um', note: '' })],
  ['a code that is waited for', () => keepWaiting('senha', 'ana@intranet.example')],
  ['a code that came', () => keepWaiting('senha', null)],
])('a blocked storage does not stop %s', (_, act) => {
  blockStorage()
  expect(act).not.toThrow()
  expect([attendanceInTab(), readProfile(), waitedEmail('senha'), recentRecords(7)]).toEqual([
    null,
    null,
    null,
    [],
  ])
})

test('a required publication is shown, and put off, also where the browser keeps nothing', async () => {
  const publication = { id: 3, titulo: 'Norma', categoria: 'RH', publicar_em: '2026-11-20T12:00:00.000Z' }
  serverAnswers({ 'news.pending': () => [publication] })
  blockStorage()
  const { user } = await renderInApp(() => <RequiredReading />)
  await screen.findByText('Norma')
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByText('Norma')).toBe(null))
})
