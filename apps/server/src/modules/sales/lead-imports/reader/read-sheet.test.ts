import { lists } from '@intranet/contract/messages/lists'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'

it('passes nothing on after it has failed, so that its taker can end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  try {
    const path = join(folder, 'planilha')
    await writeFile(path, `nome;telefone\n${'Maria da Silva;48999990000\n'.repeat(40_001)}`)
    let taken = 0
    const take = async () => {
      await sleep(50)
      taken++
    }
    const reading = readSheet({ id: 1, path, folder, kind: 'csv', mapa: null, atMost: 40_000 }, take)
    await expect(reading).rejects.toThrow(lists.sheetTooLong(40_000))
    const before = taken
    expect(before).toBeGreaterThan(0)
    await sleep(300)
    expect(taken).toBe(before)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
