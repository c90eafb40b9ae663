import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { file as text } from '@intranet/contract/messages/files'
import { storeChecks } from '../modules/access/health/checks.ts'
import { probeStore } from '../modules/access/health/probes.ts'
import { directoryStorage } from './storage.ts'

let code = 'ENOSPC'
// A mock of the module would not reach code that another test of the process has loaded.
const open = vi
  .spyOn(files, 'open')
  .mockImplementation(() =>
    Promise.reject(Object.assign(new Error(`${code}: no space left on device, write`), { code })),
  )
syncBuiltinESMExports()
afterAll(() => {
  open.mockRestore()
  syncBuiltinESMExports()
})
const storage = directoryStorage(join(tmpdir(), 'intranet-cheio'))
const write = () => storage.write('00000000-0000-4000-8000-000000000000', Buffer.from('x'), 'text/plain')

it.each(['ENOSPC', 'EDQUOT'])(
  'a file for which there is no room is refused in words (%s, docs/platform.md#no-space-for-files)',
  async (reason) => {
    code = reason
    await expect(write()).rejects.toMatchObject({ code: 'unavailable', message: text.noSpace })
  },
)

it('another failure stays what it is', async () => {
  code = 'EIO'
  await expect(write()).rejects.toThrow('EIO')
})

it('“Saúde” says so in Portuguese, and what to do', async () => {
  code = 'ENOSPC'
  const [store] = storeChecks(await probeStore({ storage }), null)
  expect(JSON.stringify(store)).toContain('Sem espaço para arquivos')
  expect(JSON.stringify(store)).toContain('Libere espaço no disco dos arquivos')
  expect(JSON.stringify(store)).not.toContain('ENOSPC')
})
