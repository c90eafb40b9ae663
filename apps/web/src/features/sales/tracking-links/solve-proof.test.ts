import { expect, test } from 'vitest'
import { common } from '@intranet/contract/messages'
import { withoutTls } from '@/test/without-tls.ts'
import { answerChallenge } from './solve-proof.ts'

test('without TLS no proof can be made, which is refused in words', async () => {
  withoutTls()
  await expect(answerChallenge({} as never)).rejects.toThrow(common.needsHttps)
})
