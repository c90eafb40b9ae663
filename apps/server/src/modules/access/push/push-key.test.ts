import { push as text } from '@intranet/contract/messages/push'
import { expect, it } from 'vitest'
import { NOON, pushWorld } from '../../../../test/factories/push-world.ts'
import { forgetPushKeys, readPushKeys, replacePushKey } from './push-key.service.ts'
import { pushRetentionJob } from './push.job.ts'

const { db, deps, service, subscription, withPush, sendAt, raise } = await pushWorld()

it('a device goes on under its pair of keys when the installation has a new one, until its browser has it (docs/push.md#keys)', async () => {
  const me = await withPush()
  const other = await withPush()
  const { chave: former } = await me.call.push.prepare()
  expect(await me.call.push.keep({ endereco: me.endereco })).toEqual({ vale: true, chave: null })
  await replacePushKey(db, deps.sealed)
  const { chave } = await me.call.push.keep({ endereco: me.endereco })
  expect([chave, (await me.call.push.prepare()).chave]).toEqual([chave, chave])
  const { keys: _, ...device } = subscription()
  await expect(me.call.push.register({ ...device, chave: former })).rejects.toThrow(text.replaced)
  await me.call.push.register({ ...device, chave: chave! })
  expect(await me.call.push.keep({ endereco: device.endereco })).toEqual({ vale: true, chave: null })
  const signedWith = async () => {
    service.heard = []
    await raise([me.userId, other.userId])
    await sendAt(NOON)
    return Object.fromEntries(
      service.heard.map(({ path, headers }) => [path, / k=(.+)$/.exec(headers.authorization ?? '')?.[1]]),
    )
  }
  const renewed = new URL(device.endereco).pathname
  expect(await signedWith()).toEqual({ [renewed]: chave, [other.path]: former })
  await pushRetentionJob.run(deps, {})
  expect((await readPushKeys(db, deps.sealed)).size).toBe(2)
  // A pair that somebody else may have ends with the devices that are left.
  expect(await forgetPushKeys(db)).toBe(1)
  expect(await signedWith()).toEqual({ [renewed]: chave })
  await replacePushKey(db, deps.sealed)
  await db.deleteFrom('aparelho_push').execute()
  await pushRetentionJob.run(deps, {})
  expect((await readPushKeys(db, deps.sealed)).size).toBe(1)
})
