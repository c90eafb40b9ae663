import { expect, inject, it } from 'vitest'
import { withClient } from './with-client.ts'

const url = Object.assign(new URL(inject('testDatabaseUrl')), { pathname: 'postgres' }).href

it('the connection ends with the work, also with one that fails', async () => {
  const named = Object.assign(new URL(url), { search: 'application_name=with_client' }).href
  const open = () =>
    withClient(url, async (client) => {
      const { rows } = await client.query(
        "select pid from pg_stat_activity where application_name = 'with_client'",
      )
      return rows.length
    })
  await withClient(named, async () => expect(await open()).toBe(1))
  await expect(withClient(named, () => Promise.reject(new Error('given up')))).rejects.toThrow('given up')
  await expect.poll(open, { timeout: 10_000 }).toBe(0)
})
